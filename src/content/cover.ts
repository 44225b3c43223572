/**
 * What a course's cover shows: boxes between tags, a tree of nodes, points with a line through them, a talk in two columns, or
 * stairs, which fit any course.
 */
export const COVER_MOTIFS = ['tags', 'nodes', 'points', 'dialog', 'stairs'] as const;

export type CoverMotif = (typeof COVER_MOTIFS)[number];

/** Of a course that names none. */
export const NEUTRAL_MOTIF: CoverMotif = 'stairs';
