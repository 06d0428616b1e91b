import { noOrderRules } from '#contracts/values/selling/order-rules';
import { freshPhone, type Owner } from '../owners.ts';

const budisProduct = { name: 'Piring', priceIdr: null, weightGrams: null, stock: null, variants: [], notes: '', photos: [], active: true };
const passkeyAnswer = {
  token: 'x'.repeat(43),
  assertion: { id: 'eA', rawId: 'eA', type: 'public-key', response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' } },
};

/**
 * Valid bodies for every route. Budi sends them with Ani's ids. The bodies have a valid shape, so the shape never
 * causes the refusal.
 */
export function bodyOfRoute(name: string, { ani, ids }: { readonly ani: Owner; readonly ids: Readonly<Record<string, string>> }): unknown {
  const code = '000000';
  const day = { enabled: false, aiEnabled: false, text: '' };
  const bodies: Record<string, unknown> = {
    'account.updateEmail': { newEmail: ani.email },
    'account.confirmEmail': { otp: code },
    'account.changePassword': { currentPassword: ani.password, newPassword: 'kata-sandi-budi-9' },
    'accountExport.open': { token: 'x'.repeat(43) },
    'auth.register': { fullName: 'Budi', email: ani.email, password: 'kata-sandi-budi-9', packageId: 'ai-trial' },
    'auth.registerToken': { name: 'Budi', email: ani.email, packageId: 'ai-1000' },
    'auth.verifyOtp': { email: ani.email, otp: code },
    'auth.resendOtp': { email: ani.email },
    'auth.login': { email: ani.email, password: 'kata-sandi-budi-9' },
    'auth.forgotPassword': { email: ani.email },
    'auth.resetPassword': { email: ani.email, otp: code, newPassword: 'kata-sandi-budi-9' },
    'auth.undoEmail': { token: 'x'.repeat(43), newPassword: 'kata-sandi-budi-9' },
    'billing.createTransaction': { packageId: 'ai-3000' },
    'billing.xenditNotification': { external_id: ids['orderId'], status: 'PAID' },
    'billing.notification': {
      order_id: ids.orderId,
      status_code: '200',
      gross_amount: '50000.00',
      transaction_status: 'settlement',
      signature_key: 'a',
    },
    'blacklist.add': { number: freshPhone() },
    'bot.start': { userId: ani.userId },
    'bot.stop': { userId: ani.userId },
    'bot.pairingCode': { phone: freshPhone() },
    'passkey.answer': passkeyAnswer,
    'passkey.paste': passkeyAnswer,
    'passkey.compare': { equal: true },
    'chat.send': { body: 'dari Budi' },
    'newChats.begin': { number: freshPhone(), body: 'dari Budi' },
    'chat.setLabels': { labels: ['dari Budi'] },
    'chat.action': { action: { kind: 'label', label: 'dari Budi' }, conversationIds: [ids.conversationId] },
    'quickReplies.add': { body: 'dari Budi' },
    'quickReplies.change': { body: 'dari Budi' },
    'closings.change': { state: 'cancelled' },
    'trainingParts.saveReplySettings': { quotaReply: 'dari Budi', takeoverMinutes: 30, sendsPerMinute: 20, typingMsPerCharacter: 30 },
    'chat.changeMemory': { facts: { name: 'Budi' } },
    'chat.takeover': { active: true },
    'businesses.setCustomer': { customer: true },
    'hours.save': {
      when: 'unanswered',
      afterMinutes: 7,
      hours: [{ opens: '08:00', closes: '17:00' }, null, null, null, null, null, null],
      zone: 'WIT',
    },
    'reports.save': { hour: 9 },
    'speakers.save': { answersBroadcasts: true, metaAiAnswers: false, introducesAi: false },
    'followup.saveOptions': { zone: 'WIT', dailyLimit: 7 },
    'followup.cancel': { id: ids.followUpId },
    'followup.test': { day: 1 },
    'followup.answerOldChats': { follow: 'none' },
    'followup.save': { day1: day, day2: day, day3: day },
    'notices.switch': { kind: 'closing', channel: 'push', wanted: false },
    'notices.addDevice': { endpoint: 'https://push.contoh.id/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    'trainingParts.saveSecret': { text: 'rahasia Budi' },
    'trainingParts.saveCallReply': { text: 'Budi menelepon balik' },
    'trainingParts.saveVoice': { shopName: 'Toko Budi', addressForm: 'kak', tone: 'casual' },
    'trainingParts.saveSameWords': { text: 'mocin = motor Budi' },
    'prompt.save': { prompt: 'Toko Budi' },
    'questions.answer': { answer: 'dari Budi', keep: true },
    'knowledge.create': { question: 'Piring Budi?', answer: 'Ada' },
    'knowledge.update': { question: 'Piring Budi?', answer: 'Ada' },
    'products.create': { ...budisProduct, name: 'Piring Budi' },
    'products.update': budisProduct,
    'orderRules.save': noOrderRules,
    'productChanges.apply': { chosen: { ids: [ids['productId']] }, change: { kind: 'remove' } },
    'photos.check': { link: 'https://drive.google.com/drive/folders/abcdefghijkl' },
    'loginSessions.confirmPassword': { password: ani.password },
    // The place from which Ani sends her parcels.
    'shipping.chooseOrigin': { placeId: '17473' },
    'tryOut.send': { messages: [{ role: 'lead', body: 'Halo' }] },
    'tryOut.sampleShop': { messages: [{ role: 'lead', body: 'Halo' }] },
  };
  return bodies[name] ?? {};
}
