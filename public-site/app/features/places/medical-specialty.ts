/** schema.org's medical specialities by the slugs of ours; those that it has no name for are left out. */
const NAMES: Readonly<Record<string, string>> = {
  'tim-mach': 'Cardiovascular',
  'tieu-hoa-gan-mat': 'Gastroenterologic',
  'ho-hap': 'Pulmonary',
  'noi-tiet': 'Endocrine',
  'co-xuong-khop': 'Rheumatologic',
  'than-tiet-nieu': 'Renal',
  'than-kinh': 'Neurologic',
  'huyet-hoc': 'Hematologic',
  'truyen-nhiem': 'Infectious',
  'lao-va-benh-phoi': 'Pulmonary',
  'lao-khoa': 'Geriatric',
  'ung-buou': 'Oncologic',
  'hoi-suc-cap-cuu': 'Emergency',
  'chong-doc': 'Toxicologic',
  'y-hoc-gia-dinh': 'PrimaryCare',
  'ngoai-tong-quat': 'Surgical',
  'ngoai-than-kinh': 'Surgical',
  'ngoai-tim-mach-long-nguc': 'Surgical',
  'ngoai-tieu-hoa': 'Surgical',
  'ngoai-tiet-nieu': 'Urologic',
  'chan-thuong-chinh-hinh': 'Musculoskeletal',
  'phau-thuat-tao-hinh-tham-my': 'PlasticSurgery',
  'gay-me-hoi-suc': 'Anesthesia',
  'san-phu-khoa': 'Gynecologic',
  'nhi-khoa': 'Pediatric',
  'so-sinh': 'Pediatric',
  'tai-mui-hong': 'Otolaryngologic',
  'rang-ham-mat': 'Dentistry',
  'chinh-nha': 'Dentistry',
  'cay-ghep-rang-implant': 'Dentistry',
  'da-lieu': 'Dermatologic',
  'tam-than': 'Psychiatric',
  'phuc-hoi-chuc-nang': 'Physiotherapy',
  'dinh-duong': 'DietNutrition',
  'y-hoc-du-phong': 'PublicHealth',
  'chan-doan-hinh-anh': 'Radiography',
  'xet-nghiem': 'LaboratoryScience',
  'giai-phau-benh': 'Pathology',
  'di-truyen-y-hoc': 'Genetic',
  'duoc-lam-sang': 'PharmacySpecialty',
};

/** `medicalSpecialty` of a record by its specialities, each name of schema.org once; nothing where it knows none. */
export function medicalSpecialty(specialities: readonly { slug: string }[]): { medicalSpecialty?: string[] } {
  const names = new Set(specialities.flatMap(({ slug }) => NAMES[slug] ?? []));
  return names.size === 0 ? {} : { medicalSpecialty: [...names].map(name => `https://schema.org/${name}`) };
}
