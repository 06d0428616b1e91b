import { expect, test } from '@jest/globals';
import { quietLibsignal } from './quiet.ts';
import { newDeviceMemory, VirtualDevice } from './virtual-device.ts';

quietLibsignal();

const device = (owner: string) => new VirtualDevice(owner, newDeviceMemory(), () => {});

async function say(from: { device: VirtualDevice; name: string }, to: { device: VirtualDevice; name: string }, text: string) {
  const encrypted = await from.device.encrypt(to.name, 0, Buffer.from(text));
  return { encrypted, heard: (await to.device.decrypt(from.name, 0, encrypted)).toString() };
}

test('two devices talk: prekey messages until the first answer, plain ones after it', async () => {
  const [ana, budi] = [
    { device: device('1'), name: '1' },
    { device: device('2'), name: '2' },
  ];
  await ana.device.begin('2', 0, budi.device.bundle());
  expect(await say(ana, budi, 'halo')).toMatchObject({ heard: 'halo', encrypted: { type: 'pkmsg' } });
  expect(await say(ana, budi, 'ada?')).toMatchObject({ heard: 'ada?', encrypted: { type: 'pkmsg' } });
  expect(await say(budi, ana, 'ada')).toMatchObject({ heard: 'ada', encrypted: { type: 'msg' } });
  expect(await say(ana, budi, 'sip')).toMatchObject({ heard: 'sip', encrypted: { type: 'msg' } });
});

test('a session works with a bundle that has no one-time prekey', async () => {
  const [ana, budi] = [
    { device: device('3'), name: '3' },
    { device: device('4'), name: '4' },
  ];
  await ana.device.begin('4', 0, { ...budi.device.bundle(), preKey: undefined });
  expect((await say(ana, budi, 'halo')).heard).toBe('halo');
});

test('a record does not grow with the turns of a conversation', async () => {
  const [ana, budi] = [
    { device: device('5'), name: '5' },
    { device: device('6'), name: '6' },
  ];
  const size = () => JSON.stringify([...ana.device.memory.sessions.values()]).length;
  await ana.device.begin('6', 0, budi.device.bundle());
  const talk = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await say(ana, budi, `q${turn}`);
      await say(budi, ana, `a${turn}`);
    }
  };
  await talk(20);
  const early = size();
  await talk(80);
  expect(size()).toBeLessThan(early * 1.1);
});

test('an undecryptable message leaves the session unchanged', async () => {
  const [ana, budi] = [
    { device: device('7'), name: '7' },
    { device: device('8'), name: '8' },
  ];
  await ana.device.begin('8', 0, budi.device.bundle());
  await say(ana, budi, 'halo');
  await say(budi, ana, 'halo juga');
  const good = await ana.device.encrypt('8', 0, Buffer.from('utuh'));
  const bad = { type: good.type, body: Buffer.from(good.body) };
  bad.body[bad.body.length - 1] = (bad.body.at(-1) ?? 0) ^ 0xff;
  await expect(budi.device.decrypt('7', 0, bad)).rejects.toThrow();
  expect((await budi.device.decrypt('7', 0, good)).toString()).toBe('utuh');
});

test('an answer on an old session does not spoil the new one', async () => {
  const [ana, budi] = [
    { device: device('9'), name: '9' },
    { device: device('10'), name: '10' },
  ];
  await ana.device.begin('10', 0, budi.device.bundle());
  await say(ana, budi, 'halo');
  await say(budi, ana, 'halo juga');
  await ana.device.begin('10', 0, budi.device.bundle());
  const onNew = await ana.device.encrypt('10', 0, Buffer.from('di sesi baru'));
  expect((await say(budi, ana, 'di sesi lama')).heard).toBe('di sesi lama');
  expect((await budi.device.decrypt('9', 0, onNew)).toString()).toBe('di sesi baru');
  expect((await say(budi, ana, 'jawaban di sesi baru')).heard).toBe('jawaban di sesi baru');
});
