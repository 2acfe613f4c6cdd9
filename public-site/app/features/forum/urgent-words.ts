export type Urgency = 'emergency' | 'self_harm';

/** What cannot wait for an answer, as people write it. The server looks with the words of its own table. */
const EMERGENCY = [
  ...['đau ngực dữ dội', 'khó thở dữ dội', 'không thở được', 'ngừng thở', 'tím tái', 'đột quỵ', 'méo miệng'],
  ...['liệt nửa người', 'yếu nửa người', 'co giật', 'bất tỉnh', 'hôn mê', 'ngất xỉu', 'nôn ra máu', 'ho ra máu'],
  ...['chảy máu không cầm', 'ngộ độc', 'uống nhầm', 'hóc dị vật', 'điện giật', 'rắn cắn', 'đuối nước', 'sốc phản vệ'],
];
const SELF_HARM = ['tự tử', 'tự sát', 'muốn chết', 'không muốn sống', 'tự làm đau', 'rạch tay', 'kết thúc cuộc đời'];

/** With their accents: without them "từ từ", slowly, would be among them. */
const patternOf = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');
const emergency = patternOf(EMERGENCY);
const selfHarm = patternOf(SELF_HARM);

/** Whether what somebody types names something that cannot wait; null where it does not. */
export function urgencyOf(text: string): Urgency | null {
  const plain = text.normalize('NFC').toLocaleLowerCase('vi').replace(/\s+/g, ' ');
  if (selfHarm.test(plain)) return 'self_harm';
  return emergency.test(plain) ? 'emergency' : null;
}
