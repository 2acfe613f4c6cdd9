/**
 * Surnames of Việt Nam without accents, and the two words that most often stand behind one. Rare ones that are also words
 * of illness, such as "đậu", are left out: behind them stands one of these.
 */
const SURNAMES = `
  bui chau dam dang dao dinh do doan duong ha ho hoang huynh khuat kieu la lam le luong luu ly mai nghiem ngo nguyen pham
  phan phung quach tang thach thi ton tong tran trieu trinh truong van vo vu vuong
`;

/** Other words without accents that begin whole names. */
const RARE_SURNAMES = `
  an au ba bach banh be bo ca cai cam can cao cat che chu chung cu cung dai dan danh dau diec diem diep dong du gia giang
  giap hang hau hinh hoa hua hung khau khieu khong khuc kim ky lac lai lang lanh lo loc loi lu luc luyen ma mac mach man
  manh mau ngu nguy nham nhan nhu ninh nong on ong pho phu quan quang sam si son sung ta tan than thang thai thieu thoi
  tien tieu to tra tram trang tri tru tu tuong ty ung uong vi viem xa
`;

/** Syllables of middle and given names without accents. */
const GIVEN = `
  ai an anh au ba bac bach bang bao bich binh boi bui buu cam can canh cao cat chan chanh chau chi chien chinh chuc
  chung chuong chuyen cong cuc cuong dac dai dam dan dang danh dao dat de diem diep dieu dinh doai doan doanh du dua
  duan duc dung duong duy duyen gam gia giac giang giao ha hac hai ham han hang hanh hao hau hien hiep hieu hinh hoa
  hoai hoan hoang hoc hoi hong hop huan hue hung huong huu huy huyen huynh hy kha khac khai khang khanh khiem khiet
  khoa khoi khue khuong khuyen kien kiet kieu kim ky la lac lai lam lan lang lanh lap le len lich liem lien lieu linh
  loan loc loi long lua luan luat luom luong luu luyen ly lynh mai man manh mao may men mi mien minh mo mong muoi my
  na nam nang nga ngan nghi nghia nghiem ngo ngoan ngoc ngon ngu ngung nguyen nguyet nha nhai nhan nhat nhi nhien nhu
  nhuan nhung nhut ni nien ninh no nu nuong oanh on pham phat phi phong phu phuc phung phuoc phuong quan quang que qui
  quoc quy quyen quyet quynh sam san sen si sinh son song suong suu sy ta tai tam tan tao tau tha thach thai tham than
  thang thanh thao the thi thiem thien thiep thieu thinh tho thoa thoai thoi thom thong thu thuan thuat thuc thuong
  thuy thuyen ti tien tiep tin tinh toai toan toi ton trac tram tran trang tri trieu trinh tro trong tru truc trung
  truong truyen tu tuan tue tung tuoi tuong tuyen tuyet ty uy uyen van vang vi vien viet vinh vo vu vuong vy xuan
  xuyen yen
`;

/** What people are called at home, most of all by the order of their birth, without accents. */
const FAMILIAR = `
  bay beo bong ca chin cu det gai hai heo lun map mot muoi mup nhi sau teo ti tin trai tun tuat ut xi
`;

const wordsOf = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

const surnames = wordsOf(SURNAMES);
const given = wordsOf(GIVEN);
const syllables = new Set([...surnames, ...wordsOf(RARE_SURNAMES), ...given, ...wordsOf(FAMILIAR)]);

/** Whether a word without accents begins names of people, whatever stands around them. */
export const isSurname = (word: string): boolean => surnames.has(word);

/** Whether a word without accents stands behind surnames. */
export const isGiven = (word: string): boolean => given.has(word);

/** Whether a word without accents stands anywhere in names of people. */
export const isNameSyllable = (word: string): boolean => syllables.has(word);
