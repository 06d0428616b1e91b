/** Number of sweeps in which every session is probed once. Each sweep probes one share of the sessions. */
const sharesPerRound = 5;

/** Decides which of a host's sessions the next sweep probes. */
export class ProbeRound {
  private share = 0;

  /** The next share. If no session is added or removed, five calls return every session exactly once. */
  next<Session>(sessions: Iterable<Session>): Session[] {
    this.share = (this.share + 1) % sharesPerRound;
    return [...sessions].filter((_, index) => index % sharesPerRound === this.share);
  }
}
