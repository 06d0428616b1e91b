/** One control call: JSON in, JSON out; throws the server's sentence. */
export async function call(method, path, body) {
  const response = await fetch(`/control${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const data = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  if (!response.ok) throw new Error(data?.error ?? `${response.status} ${path}`);
  return data;
}

/** Runs an action of a button and shows what went wrong. */
export async function attempt(action, done) {
  try {
    const result = await action();
    if (done) toast(done);
    return result;
  } catch (error) {
    toast(error.message, 'bad');
    return undefined;
  }
}

export function toast(text, tone = '') {
  const note = element('div', { className: `toast ${tone}`, textContent: text });
  document.querySelector('#toasts').append(note);
  setTimeout(() => note.remove(), 3500);
}

/** Creates an element; `on…` properties are listeners, children may be strings or nothing. */
export function element(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (name.includes('-')) made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Text shown in an empty list. */
export function emptyState(title, next, props = {}) {
  return element('div', { className: 'empty', ...props }, element('b', { textContent: title }), next);
}

export function button(text, act, className = '') {
  return element('button', { type: 'button', className: `btn ${className}`, textContent: text, onclick: act });
}

export const rupiah = (amount) =>
  new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(amount);
export const clock = (at) => new Date(at).toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit' });
export const shownNumber = (digits) => digits.replace(/^62/, '0').replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');

/** Calls `run` at most once in `waitMs`, so that several events in a row cause one reload. The last call counts. */
export function gathered(run, waitMs = 60) {
  let timer = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      run();
    }, waitMs);
  };
}
