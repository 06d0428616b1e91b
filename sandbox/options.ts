import { parseArgs } from 'node:util';
import { partNames } from './part.ts';
import type { PartName, SandboxOptions } from './part.ts';

/**
 * Reads each option from the command line, else from the environment, else uses the default. Throws an error of one
 * sentence when an option is invalid.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): SandboxOptions {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      'smtp-port': { type: 'string' },
      'public-url': { type: 'string' },
      state: { type: 'string' },
      'ready-file': { type: 'string' },
      only: { type: 'string' },
      'llm-models': { type: 'string' },
      'midtrans-server-key': { type: 'string' },
      'midtrans-client-key': { type: 'string' },
      'midtrans-notify': { type: 'string' },
      'xendit-callback': { type: 'string' },
      panel: { type: 'string' },
    },
  });
  const stateDir = values.state ?? env['SANDBOX_STATE'];
  const readyFile = values['ready-file'];
  const publicUrl = values['public-url'] ?? env['SANDBOX_PUBLIC_URL'];
  const panelUrl = values.panel ?? env['SANDBOX_PANEL'];
  const callbackUrl = values['xendit-callback'] ?? env['SANDBOX_XENDIT_CALLBACK'];
  const notifyUrl = values['midtrans-notify'] ?? env['SANDBOX_MIDTRANS_NOTIFY'];
  return {
    host: values.host ?? env['SANDBOX_HOST'] ?? '127.0.0.1',
    port: portOf('port', values.port ?? env['SANDBOX_PORT']),
    smtpPort: portOf('smtp-port', values['smtp-port'] ?? env['SANDBOX_SMTP_PORT']),
    only: partsOf(values.only ?? env['SANDBOX_ONLY']),
    llmModels: (values['llm-models'] ?? env['SANDBOX_LLM_MODELS'] ?? '').split(',').filter(Boolean),
    midtransServerKey: values['midtrans-server-key'] ?? 'SB-Mid-server-sandbox',
    midtransClientKey: values['midtrans-client-key'] ?? 'SB-Mid-client-sandbox',
    ...(stateDir ? { stateDir } : {}),
    ...(readyFile ? { readyFile } : {}),
    ...(publicUrl ? { publicUrl: publicUrl.replace(/\/+$/, '') } : {}),
    ...(panelUrl ? { panelUrl } : {}),
    ...(callbackUrl ? { xenditCallbackUrl: callbackUrl } : {}),
    ...(notifyUrl ? { midtransNotifyUrl: notifyUrl } : {}),
  };
}

function portOf(name: string, text: string | undefined): number {
  const port = Number(text ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--${name} must be a port number, got ${text}`);
  return port;
}

function partsOf(text: string | undefined): Set<PartName> {
  if (!text) return new Set(partNames);
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!partNames.includes(name as PartName)) throw new Error(`--only: unknown part ${name}; known: ${partNames.join(', ')}`);
  }
  return new Set(names as PartName[]);
}
