import { compilePhraseTable } from '../../../platform/search/text/phrase-table.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/*
 * How people speak of what they have, beside the names that the site itself knows. Words of which names of people are made
 * stand in phrases alone: "Chân" may be a person, "tê chân" is none.
 */

/** What people are called in sentences about them; a word behind one may be their name. */
export const PEOPLE = wordsOf(`
  anh ba bà bác bạn bé bố bs cậu cháu chị chồng chú cô con của dì dượng em gs mẹ mợ ông pgs sĩ sỹ tên thầy ths trẻ ts vợ
`);

/** Words behind which people say what they have or want done. */
export const HAVING = wordsOf('bị có đi điều khám mắc mổ nhập phẫu tiêm uống xét');

/** What may stand before "bị" and is no name: parts of the body, and people who are not named. */
export const BEARERS = wordsOf(`
  bụng cổ con da em gối khi khớp khuỷu lưng lưỡi mắt mặt mẹ miệng mũi não ngực người nướu răng ruột tay tóc trẻ vai vùng xương
`);

/** What people have, in single words. No person is called so. */
export const SYMPTOMS = wordsOf(`
  bị buốt chảy co dị giật giãn ỉa khò không liệt loét mệt mỏi mọc ngất nghén nghẹn ngứa nhiễm nhọt nhức nôn nổi nứt ói
  rách rát rò rối run rụng sẹo sốt sưng suy tắc tê tức tụt viêm xỉu xuất
`);

/** Of these some are surnames, too, but so rare ones that the words behind them say enough. */
export const CLEAR_WORDS = wordsOf('không máu sưng ung viêm');

/** Other words that speak of health, of time and of degree. */
export const HEALTH_WORDS: ReadonlySet<string> = new Set([
  ...SYMPTOMS,
  ...BEARERS,
  ...PEOPLE,
  ...wordsOf(`
    adn ấm bệnh biến buổi cách cấp chích chữa chụp cơn dạ đêm dịch đốt được dưới đột gan gì giời giun gót hiv hôm hpv
    kém kinh ko mới mủ mụn nách ngày nhiều nhịp nước phải phổi ra rốn rồi sao siêu sỏi soi sơ suốt tế test thuốc tiêm tim trên
    trước vacxin vaccine vào vẹo vết virus xem xét xin xốp xơ xong
    alaxan amoxicillin aspirin augmentin berberin botox cephalexin cetirizin collagen decolgen diazepam efferalgan
    enterogermina esomeprazol gaviscon glucosamin hapacol ibuprofen insulin loratadin mebendazol metformin nexium
    omeprazol oresol panadol paracetamol phosphalugel prospan salbutamol smecta telfast vitamin zyrtec
  `),
]);

/** What is said of health in several words. */
const PHRASES = `
  ăn không tiêu, bao tử, bé ho, bé nôn, bé sốt, bé tiêu chảy, bị ho, bị lậu, bị mổ, bị trĩ, bệnh lậu, bệnh trĩ, cao răng,
  cắt bao quy đầu, cắt trĩ, chân tay, chấn thương, chăm sóc, cho con bú, có thai, con ho, con sốt, da đầu, da mặt, đau bụng,
  đau chân, đau đầu, đau họng, đau lưng, đau mắt, đau nhức, đau răng, đau tai, đau tay, đau vai, đi ngoài, đường huyết,
  đường ruột, gan nhiễm mỡ, giời ăn, giời leo, hạ sốt, hậu môn, hiếm muộn, hoa mắt, ho có đờm, ho khan, ho lâu ngày, ho ra máu,
  ho sốt, ho về đêm, khám thai, khí hư, kinh nguyệt, làm răng, làm sao, liều lượng, mang thai, mãn kinh, máu nhiễm mỡ, mề đay,
  mồ hôi, mổ mắt, mổ ruột thừa, mọc răng, mụn trứng cá, nấm da, nấm móng, nghi ngờ, ngộ độc, nhiễm trùng, nhìn mờ, ốm nghén,
  phá thai, phù chân, phụ khoa, quai bị, răng khôn, răng sữa, rụng tóc, sài đẹn, sau sinh, siêu âm, sâu răng, sảy thai, sinh mổ,
  sinh non, sinh thường, sổ mũi, sốt phát ban, sốt rét, sùi mào gà, sưng chân, sưng họng, tai biến, tâm lý, tâm thần, tay chân miệng,
  tê chân, tê tay, thai kỳ, thai nhi, thần kinh, tăng cân, tăng huyết áp, tiểu đêm, tiểu đường, tiêu hoá, tiêm chủng, tiêm phòng,
  tiền đình, tinh trùng, trĩ ngoại, trĩ nội, trẻ ho, trẻ sốt, tử cung, u nang, ung thư, vắc xin, viêm họng, viêm tai giữa,
  viêm xoang, vô sinh, xét nghiệm, xuất tinh, yếu sinh lý
`;

/** Whole phrases; typed without accents they stand for the same. */
export const HEALTH_PHRASES = compilePhraseTable(PHRASES.split(',').map(text => [text.trim(), true] as const));

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(foldText(list).split(' '));
}
