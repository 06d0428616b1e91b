const opened = new Map();

/** Object URL of a message's picture or voice note; null when the simulator could not decrypt it. */
export function mediaUrl(row, kind) {
  const { base64, mimetype } = row[kind];
  if (!base64) return null;
  const key = `${row.from}:${row.id}`;
  if (!opened.has(key)) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    opened.set(key, URL.createObjectURL(new Blob([bytes], { type: mimetype.split(';')[0] })));
  }
  return opened.get(key);
}

/** A picture file as base64 JPEG of at most 1280 px, or a small drawn one when no file is given. */
export async function pictureBase64(file) {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d');
  if (file) {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, 1280 / Math.max(bitmap.width, bitmap.height));
    canvas.width = bitmap.width * scale;
    canvas.height = bitmap.height * scale;
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  } else drawReceipt(canvas, paper);
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1];
}

/** An invented transfer receipt, the picture that bots get most often. */
function drawReceipt(canvas, paper) {
  canvas.width = 480;
  canvas.height = 600;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, 480, 600);
  paper.fillStyle = '#0a5b54';
  paper.fillRect(0, 0, 480, 110);
  paper.fillStyle = '#fff';
  paper.font = 'bold 30px system-ui';
  paper.fillText('Bukti Transfer', 32, 66);
  paper.fillStyle = '#222';
  paper.font = '22px system-ui';
  ['Berhasil ✓', new Date().toLocaleString('id-ID'), 'Dari: SARI DEWI', 'Ke: TOKO KOPI', 'BCA 1234567890', 'Rp 170.000'].forEach(
    (line, at) => paper.fillText(line, 32, 170 + at * 60),
  );
}

/** A voice note that "says" the text: playable silence with the words in its comment, where the speech simulator reads them. */
export async function voiceBase64(text) {
  const response = await fetch(`/control/speech/voice?text=${encodeURIComponent(text)}`);
  if (!response.ok) throw new Error('Pengganti suara tidak dijalankan.');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { base64: btoa(String.fromCharCode(...bytes)), seconds: Math.min(60, Math.max(1, Math.round(text.length / 14))) };
}
