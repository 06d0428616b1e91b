import { run } from './global-setup.mjs';
import { clearRunHome } from './run-home.mjs';

/** Runs after the last test. Stops everything that still runs and deletes all data of the run. */
export default async function globalTeardown() {
  if (run.runHome) await clearRunHome(run.runHome);
  delete run.runHome;
}
