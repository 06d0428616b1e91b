import { run } from './global-setup.mjs';
import { clearRunHome } from './run-home.mjs';

/** After the last test: stops everything that still runs. No data of the run is kept. */
export default async function globalTeardown() {
  if (run.runHome) await clearRunHome(run.runHome);
  delete run.runHome;
}
