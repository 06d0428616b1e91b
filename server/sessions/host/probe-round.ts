/** Number of sweeps in which every session is probed once; each sweep probes one share. */
const sharesPerRound = 5;

/** Decides which of a host's sessions the next sweep probes. */
export class ProbeRound {
  private share = 0;

  /** The next share: over five calls, every session is in exactly one, while none is added or removed. */
  next<Session>(sessions: Iterable<Session>): Session[] {
    this.share = (this.share + 1) % sharesPerRound;
    return [...sessions].filter((_, index) => index % sharesPerRound === this.share);
  }
}
