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
 * Draws a course's cover: its motif with a box, bubble, or step per module, or a node or point per lesson, up
 * to a maximum. Deterministic.
 *
 * @param facts - motif and totals of the course
 * @returns the layers, bottom first
 */
export function drawCover({ motif = NEUTRAL_MOTIF, ...counts }: CoverFacts): CoverLayer[] {
  return MOTIFS[motif](counts)
    .filter(([, shapes]) => shapes.length > 0)
    .map(([look, shapes]) => ({ look, path: shapes.join('') }));
}
