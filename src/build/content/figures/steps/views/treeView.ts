import type { Mark } from '../../../../../content/figure';
import { monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, lineMark, textMark, type Point } from '../../../../../figures/marks';
import type { TreeNode } from '../recorded';
import { boxWidth, type View } from '../View';

const CELL = 28;
const LEVEL = 46;
const GAP = 6;

/** A tree with its root on top and its leaves evenly spaced. */
export const treeView: View<'tree'> = {
  draw({ root }, before, all) {
    const nodes = all.flatMap((one) => nodesOf(one.root));
    const cell = boxWidth(
      nodes.map(({ text }) => monoWidth(text)),
      CELL,
    );
    const known = new Set(nodesOf(before?.root ?? null).map(({ text }) => text));
    const lines: Mark[] = [];
    const boxes: Mark[] = [];
    let leaves = 0;

    /** Draws the children first, because a node is centered above them. */
    function drawNode(node: TreeNode, depth: number): Point {
      const below = node.children.map((child) =>
        child ? drawNode(child, depth + 1) : emptyLeaf(depth),
      );
      const [first, last] = [below.at(0), below.at(-1)];
      const x = first && last ? (first[0] + last[0]) / 2 : emptyLeaf(depth)[0];
      const at: Point = [x, 1 + CELL / 2 + depth * LEVEL];
      node.children.forEach((child, index) => {
        const end = below[index];
        if (child && end) lines.push(lineMark([at, end], 'edge'));
      });
      const isNew = before !== undefined && !known.has(node.text);
      const look = node.isCurrent ? 'primary thick' : isNew ? 'accent thick' : '';
      boxes.push(
        boxMark([x - cell / 2, at[1] - CELL / 2], [cell, CELL], 'box', look),
        textMark(node.text, [x, at[1] + BASELINE], 'mono'),
      );
      return at;
    }

    function emptyLeaf(depth: number): Point {
      leaves += 1;
      return [(leaves - 0.5) * (cell + GAP), depth * LEVEL];
    }

    if (root) drawNode(root, 0);
    const depth = Math.max(1, ...all.map((one) => depthOf(one.root)));
    const most = Math.max(1, ...all.map((one) => leavesOf(one.root)));
    return {
      width: most * (cell + GAP),
      height: (depth - 1) * LEVEL + CELL + 2,
      marks: [...lines, ...boxes],
    };
  },
};

function nodesOf(node: TreeNode | null): TreeNode[] {
  return node ? [node, ...node.children.flatMap(nodesOf)] : [];
}

function depthOf(node: TreeNode | null): number {
  return node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0;
}

/** Counts the leaves. A missing child takes as much space as a leaf. */
function leavesOf(node: TreeNode | null): number {
  if (!node || node.children.length === 0) return 1;
  return node.children.reduce((sum, child) => sum + leavesOf(child), 0);
}
