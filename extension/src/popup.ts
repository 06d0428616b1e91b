import { grantedPanel, patternOf, whatsappPage } from './messages.rules.js';

/**
 * Popup of the helper's button: shows whether the helper is connected to the page in this tab, and a button
 * to connect it.
 */

const text = document.querySelector('#text')!;
const connect = document.querySelector<HTMLButtonElement>('#connect')!;

async function look(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const url = tab?.url;
  const isPage = url !== undefined && /^https?:/.test(url) && !url.startsWith(whatsappPage);
  if (!isPage) {
    text.textContent = 'Buka halaman Bot di panel Anda, lalu ketuk ikon ini lagi.';
    return;
  }
  const { origin } = new URL(url);
  const { origins = [] } = await chrome.permissions.getAll();
  if (grantedPanel(url, origins) !== null) {
    text.textContent = `Terhubung dengan ${origin}. Lanjutkan di halaman Bot.`;
    return;
  }
  text.textContent = `Hubungkan pembantu ini dengan panel ${origin}? Hanya hubungkan panel bot Anda sendiri.`;
  connect.hidden = false;
  connect.addEventListener('click', () => {
    // the browser asks for confirmation itself; the background script is notified of the result
    void chrome.permissions.request({ origins: [patternOf(origin)] }).then((isGranted) => {
      text.textContent = isGranted ? `Terhubung dengan ${origin}. Lanjutkan di halaman Bot.` : 'Tidak jadi dihubungkan.';
      connect.hidden = true;
    });
  });
}

void look();
