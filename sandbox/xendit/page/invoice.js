const id = location.pathname.split('/').at(-1);
const body = document.querySelector('#body');
const rupiah = (amount) => new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(amount);

function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
}

function showEnd(words, url) {
  const back = url ? [make('a', { className: 'button', href: url, textContent: 'Kembali ke toko' })] : [];
  body.replaceChildren(make('p', { role: 'status', textContent: words }), ...back);
}

function show(view) {
  document.querySelector('#amount').textContent = rupiah(view.amount);
  document.querySelector('#order').textContent = `${view.description} · ${view.externalId}`;
  if (view.status === 'PAID' || view.status === 'SETTLED') return showEnd('Pembayaran berhasil', view.successUrl);
  if (view.status === 'EXPIRED') return showEnd('Tagihan sudah berakhir', view.failureUrl);
  const select = make('select', { id: 'channel' }, ...view.channels.map((name) => make('option', { value: name, textContent: name })));
  const pay = make('button', { className: 'pay', type: 'button', textContent: `Bayar ${rupiah(view.amount)}` });
  pay.addEventListener('click', async () => {
    pay.disabled = true;
    const response = await fetch(`/xendit/web/page/${id}/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ channel: select.value }),
    });
    const answer = await response.json();
    if (response.ok) show(answer);
    else showEnd(answer.error, view.failureUrl);
  });
  const until = new Date(view.expiresAt).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short' });
  body.replaceChildren(
    make('label', { htmlFor: 'channel', textContent: 'Metode pembayaran' }),
    select,
    pay,
    make('p', { className: 'soft', textContent: `Berlaku sampai ${until}` }),
  );
}

const response = await fetch(`/xendit/web/page/${id}`);
const view = await response.json();
if (response.ok) show(view);
else showEnd(view.error, null);
