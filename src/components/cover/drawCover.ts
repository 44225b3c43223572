import { NEUTRAL_MOTIF, type CoverMotif } from '../../content/cover';
import type { CoverFacts, CoverLayer, Motif } from './coverModel';
import { drawDialog, drawNodes, drawPoints, drawStairs, drawTags } from './motifs';

const MOTIFS: Readonly<Record<CoverMotif, Motif>> = {
  tags: drawTags,
  nodes: drawNodes,
  points: drawPoints,
  dialog: drawDialog,
  stairs: drawStairs,
};

/**
 * Draws a course's cover: its motif, with a box, bubble or stair for each module, or a node or point for each lesson, up to
 * what there is room for.
 *
 * @param facts - the motif and what was counted in the course
 * @returns the layers, the lowest first; the same for the same facts
 */
export function drawCover({ motif = NEUTRAL_MOTIF, ...counts }: CoverFacts): CoverLayer[] {
  return MOTIFS[motif](counts)
    .filter(([, shapes]) => shapes.length > 0)
    .map(([look, shapes]) => ({ look, path: shapes.join('') }));
}
