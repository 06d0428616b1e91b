import { run } from './global-setup.mjs';
import { clearRunHome } from './run-home.mjs';

/** After the last test: ends what still runs; nothing of the run is worth keeping. */
export default async function globalTeardown() {
  if (run.runHome) await clearRunHome(run.runHome);
  delete run.runHome;
}
