import { plainText } from '../plain-text.rules.js';

const kinds: Readonly<Record<'work' | 'advice' | 'instruction', RegExp>> = {
  /** Requests to write, to compute or to translate something. */
  work: /(?<!\p{L})(?:esai|essay|essays|puisi|pantun|cerpen|dongeng|poem|poetry|haiku|cerita (?:pendek|lucu|dewasa|horor|rakyat)|ceritakan (?:dongeng|cerita|kisah|lelucon|sejarah)|(?:write|tell)(?: me)? an? (?:\p{L}{2,12} )?story|lirik|skripsi|makalah|pidato|surat lamaran|kode program|koding|coding|script|python|javascript|source ?code|rumus excel|terjemahkan|terjemahan|translate|translation|pr (?:matematika|sekolah|anak|saya|ipa|ips)|homework|soal (?:matematika|ujian|fisika|kimia)|matematika|integral|persamaan kuadrat|(?:kerjakan|kerjain) (?:soal|tugas|pr)|(?:buat|bikin|tulis|susun)(?:kan|in) (?:\p{L}{2,12} ){0,2}(?:caption|artikel|slogan|naskah|copywriting|proposal|cv|teks pidato|surat (?:cinta|izin|kuasa|resmi|pengunduran diri))|resep (?:masak\p{L}{0,3}|makanan|kue|nasi|ayam|rendang|opor|soto)|recipe|joke|jokes|lelucon|tebak-tebakan|roleplay|bermain peran)(?:nya)?(?!\p{L})|(?<![\p{L}\d])\d{0,3}[xyz](?:²|\^\d)?[ ]?[+−-][ ]?\d{1,4}[xyz]?[ ]?=[ ]?-?\d/giu,
  /** Advice that a shop's bot must not give. */
  advice:
    /(?<!\p{L})(?:dosis|dosage|obat apa|minum obat|obat (?:sakit|demam|batuk|maag|pusing|flu|diare)|paracetamol|parasetamol|amoxicillin|ibuprofen|antibiotik|misoprostol|cytotec|gugurkan|menggugurkan|aborsi|abortion|hukumnya|menurut hukum|pengacara|lawyer|legal advice|pasal berapa|gugat|menggugat|cerai|warisan|harta bersama|harta gono-gini|presiden|capres|caleg|pemilu|partai (?:politik|apa)|president|election|pinjam(?:an)? (?:uang|duit|online|dana)|pinjol|minjem (?:uang|duit)|loan|saham|kripto|crypto|bitcoin|slot gacor|main slot|situs slot|judi|togel|gambling|zodiak|ramalan|ramal|horoskop|horoscope|tarot|bom|bomb|peledak|senjata|narkoba|sabu-sabu|drugs|hack|hacker|hacking|bobol|membobol|phishing|malware|seks|sex|sexting|bugil|telanjang|porno|open bo|ngentot|mesum|ras (?:cina|arab|jawa)|ibu ?kota|perang dunia|revolusi industri)(?:nya)?(?!\p{L})/giu,
  /** The bot's instruction, or attempts to change it. */
  instruction:
    /(?<!\p{L})(?:system prompt|prompt(?:mu)?|instruksi(?:mu|nya)?|instructions?|ignore (?:all|previous|the|your)|abaikan (?:semua|instruksi|perintah|aturan)|lupakan (?:semua|instruksi|perintah|aturan)|jailbreak|developer mode|base64|base32|rot13|caesar|morse|pig latin|(?:petunjuk|aturan|perintah|pituduh)(?:mu| kamu| anda| sistem| awal| rahasia)|ulangi (?:teks|semua|kata|kalimat|pesan|perintah)|repeat (?:the|all|your|everything)|print your|reveal|chatgpt|openai|terjemahkan|translate|tulis ulang|huruf pertama|first letters?|leetspeak|berpura-pura|pretend)(?!\p{L})/giu,
};

export type Asked = keyof typeof kinds;

/**
 * Kinds of requests outside the shop in the lead's last message.
 *
 * @param shop the owner's texts. Things that they name are the shop's own.
 */
export function askedOutside(lead: string, shop: string): Asked[] {
  const text = plainText(lead).text;
  const own = shop.toLowerCase();
  return (Object.keys(kinds) as Asked[]).filter((kind) =>
    [...text.matchAll(kinds[kind])].some(([words]) => !own.includes(words.toLowerCase().replace(/(?:nya|mu)$/, ''))),
  );
}
