/**
 * Motifs for course covers: boxes between tags, a tree of nodes, points with a line through them, a
 * conversation in two columns, or stairs, which fit any course.
 */
export const COVER_MOTIFS = ['tags', 'nodes', 'points', 'dialog', 'stairs'] as const;

export type CoverMotif = (typeof COVER_MOTIFS)[number];

/** Default motif for course covers. */
export const NEUTRAL_MOTIF: CoverMotif = 'stairs';
