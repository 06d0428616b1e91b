/** Replaces style sheets and pictures in jsdom tests. */
export default '';
