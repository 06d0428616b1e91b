import { attempt, button, call, element } from './api.js';
import { services } from './fault-list.js';
import { endOf, isActive, isMomentary, standing } from './fault-state.js';

const lookAgainMs = 2_000;

/** Faults as switches, each with its visible effect. A fault that applies only once is a button. */
export function startFaults(ready, { onCount }) {
  const root = document.querySelector('#faults');
  const groups = services.filter(({ address }) => ready[address]).map((service) => new Group(service, tell));
  function tell() {
    onCount(groups.reduce((sum, { active }) => sum + active, 0));
  }
  root.append(
    element(
      'header',
      {},
      element('h2', { textContent: 'Gangguan' }),
      button('Pulihkan semua', () => Promise.all(groups.map((group) => group.heal())), 'small primary'),
    ),
    element(
      'div',
      { className: 'scroll' },
      element('p', {
        className: 'soft',
        style: 'margin-bottom:12px',
        textContent: 'Setiap sakelar merusak satu hal, seperti pada layanan aslinya. Di bawahnya: yang seharusnya dilihat pemilik.',
      }),
      ...groups.map(({ node }) => node),
    ),
  );
  // counters change through events, not through this page
  setInterval(() => {
    if (!document.hidden && (!root.hidden || groups.some(({ active }) => active > 0))) for (const group of groups) void group.look();
  }, lookAgainMs);
}

/** The faults of one service. */
class Group {
  constructor({ path, title, faults }, tell) {
    Object.assign(this, { path, title, tell, active: 0, rows: null });
    this.faults = faults.map(([label, body, expect]) => ({ label, body, expect }));
    this.count = element('span', { className: 'badge warn', hidden: true });
    this.list = element('div', { className: 'fault-list' });
    this.node = element(
      'details',
      { className: 'preset' },
      element(
        'summary',
        {},
        element('h3', { className: 'grow', textContent: title }),
        this.count,
        button('Pulihkan', (event) => this.healHere(event), 'small'),
      ),
      this.list,
    );
    void this.look();
  }

  async look() {
    const answer = await call('GET', `/${this.path}/faults`).catch(() => null);
    if (answer) this.show(standing(answer));
  }

  show(state) {
    this.rows ??= this.faults.map((fault) => this.row(fault, state));
    if (this.list.childElementCount === 0) this.list.append(...this.rows.map(({ node }) => node));
    for (const row of this.rows) row.set?.(isActive(row.fault.body, state));
    this.active = this.rows.filter(({ on }) => on?.()).length;
    this.count.hidden = this.active === 0;
    this.count.textContent = `${this.active} menyala`;
    this.tell();
  }

  row(fault, state) {
    const { label, body, expect } = fault;
    const said = element('span', { className: 'soft', textContent: expect });
    if (isMomentary(body, state)) {
      const strike = button('Sekali', () => this.post(body, `${this.title}: ${label}.`), 'small');
      strike.ariaLabel = `${label}, sekali`;
      return {
        fault,
        node: element(
          'div',
          { className: 'fault' },
          element('span', { className: 'grow' }, element('b', { textContent: label }), said),
          strike,
        ),
      };
    }
    const box = element('input', {
      type: 'checkbox',
      role: 'switch',
      onchange: () => (box.checked ? this.post(body, `${this.title}: ${label} menyala.`) : this.end(fault)),
    });
    return {
      fault,
      on: () => box.checked,
      set: (value) => {
        box.checked = value;
      },
      node: element(
        'label',
        { className: 'fault' },
        element('span', { className: 'grow' }, element('b', { textContent: label }), said),
        box,
      ),
    };
  }

  async post(body, done) {
    await attempt(() => call('POST', `/${this.path}/faults`, body), done);
    await this.look();
  }

  /** Ends one fault and keeps the others: a queue can only be cleared, so its other faults are queued again. */
  async end(fault) {
    const end = endOf(fault.body);
    if (end) return this.post(end);
    const others = this.rows.filter((row) => row.fault !== fault && row.on?.());
    await attempt(() => call('DELETE', `/${this.path}/faults`));
    for (const { fault: other } of others) await attempt(() => call('POST', `/${this.path}/faults`, other.body));
    await this.look();
  }

  async heal() {
    await attempt(() => call('DELETE', `/${this.path}/faults`));
    await this.look();
  }

  // the button is in the line that opens and closes the group
  healHere(event) {
    event.preventDefault();
    return this.heal();
  }
}
