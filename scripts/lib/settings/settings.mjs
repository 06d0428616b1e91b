/**
 * The line that the sandbox prints when it is ready: the addresses of its simulators, each with the real protocol of an
 * outside service, and the keys and model names they accept.
 *
 * @typedef {Omit<import('../../../sandbox/part.ts').ReadyLine, 'event' | 'panel'>} SandboxAddresses
 */

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Per outside service, the settings that point to its simulator. A service is one group: a user who sets any name of it
 * wants the real service and sets the whole group, so that our secrets never reach a real service, and real secrets
 * never reach the simulator.
 * @param {SandboxAddresses} sandbox
 * @returns {Environment[]} the first setting of each is the address, absent when the sandbox has no such
 * simulator
 */
function standInGroups(sandbox) {
  return [
    { WHATSAPP_URL: sandbox.whatsapp, WHATSAPP_ROOT_KEY: sandbox.whatsappRootKey },
    { LLM_BASE_URL: sandbox.llm, LLM_API_KEY: 'sandbox', LLM_MODEL: sandbox.llmModel },
    { SPEECH_BASE_URL: sandbox.speech, SPEECH_API_KEY: 'sandbox', SPEECH_MODEL: sandbox.speechModel },
    {
      MIDTRANS_API_URL: sandbox.midtransApi,
      MIDTRANS_SNAP_URL: sandbox.midtransSnap,
      MIDTRANS_SERVER_KEY: sandbox.midtransServerKey,
      MIDTRANS_CLIENT_KEY: sandbox.midtransClientKey,
    },
    {
      XENDIT_API_URL: sandbox.xendit,
      XENDIT_SECRET_KEY: sandbox.xenditSecretKey,
      XENDIT_CALLBACK_TOKEN: sandbox.xenditCallbackToken,
    },
    { SHIPPING_BASE_URL: sandbox.shipping, SHIPPING_API_KEY: 'sandbox', SHIPPING_SERVICE: 'rajaongkir' },
    { META_GRAPH_URL: sandbox.meta },
    {
      PHOTO_DRIVE_URL: sandbox.photos && `${sandbox.photos}/drive`,
      PHOTO_DROPBOX_URL: sandbox.photos && `${sandbox.photos}/dropbox`,
      PHOTO_FETCH_ALLOW: sandbox.photos && new URL(sandbox.photos).host,
    },
    { PUSH_ALLOW: sandbox.push && new URL(sandbox.push).host },
    { SMTP_URL: sandbox.smtp },
  ].filter((group) => Object.values(group)[0]);
}

/**
 * The settings that point a program to the sandbox, without the services that the user has set.
 *
 * @param {SandboxAddresses} sandbox
 * @param {Environment} given settings of the user
 * @returns {Environment}
 */
export function sandboxSettings(sandbox, given) {
  const groups = standInGroups(sandbox).filter((group) => Object.keys(group).every((name) => !isGiven(given, name)));
  const settings = Object.assign({}, ...groups);
  // photos and voice notes go over TLS to the simulator's media host, whose certificate authority is unknown
  // otherwise
  if (settings.WHATSAPP_URL && sandbox.whatsappMediaCaFile) settings.NODE_EXTRA_CA_CERTS = sandbox.whatsappMediaCaFile;
  // only displayed, and only for the simulator's own model
  if (settings.LLM_BASE_URL && !isGiven(given, 'LLM_PRICES')) settings.LLM_PRICES = `${sandbox.llmModel}=4100/33000`;
  return settings;
}

/**
 * The settings that store files in the sandbox's bucket, which loses them when it ends.
 *
 * @param {SandboxAddresses} sandbox
 * @returns {Environment}
 */
export function bucketSettings({ s3, s3Bucket, s3Region, s3KeyId, s3Secret }) {
  return {
    STORAGE_ENDPOINT: s3,
    STORAGE_BUCKET: s3Bucket,
    STORAGE_REGION: s3Region,
    STORAGE_KEY_ID: s3KeyId,
    STORAGE_SECRET: s3Secret,
    STORAGE_PATH_STYLE: 'true',
  };
}

/**
 * True when any service that the product needs is left to the sandbox.
 *
 * @param {Environment} given
 */
export function needsSandbox(given) {
  const isPaymentGiven = isGiven(given, 'MIDTRANS_SERVER_KEY') || isGiven(given, 'XENDIT_SECRET_KEY');
  return !isPaymentGiven || ['WHATSAPP_URL', 'LLM_BASE_URL', 'SMTP_URL'].some((name) => !isGiven(given, name));
}

/**
 * True when a setting was given, directly or as a file.
 *
 * @param {Environment} given
 * @param {string} name
 */
export function isGiven(given, name) {
  return Boolean(given[name] || given[`${name}_FILE`]);
}
