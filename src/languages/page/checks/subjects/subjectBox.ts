import type { Box } from '../../protocol';
import type { Context } from '../elements/context';
import { describeElement } from '../elements/text';
import type { Subject } from '../vocabulary';

/** Tolerance in CSS px. Smaller differences aren't visible. */
const SLACK = 0.5;

type BoxClaims = Pick<
  Subject,
  'isAtLeast' | 'isAtMost' | 'isBeside' | 'isLeftOf' | 'isBelow' | 'isInside'
>;

/** Creates the assertions about an element's size and position. */
export function boxClaims({ current, currentOf, compare }: Context): BoxClaims {
  function boxes(subject: Subject) {
    const { mirror, element } = current();
    const { element: otherElement } = currentOf(subject);
    return {
      own: mirror.boxOf(element),
      other: mirror.boxOf(otherElement),
      name: describeElement(mirror, otherElement),
    };
  }

  function ownBox(): Box {
    const { mirror, element } = current();
    return mirror.boxOf(element);
  }

  return {
    isAtLeast(width, height) {
      const own = ownBox();
      const isMet = own.width + SLACK >= width && own.height + SLACK >= height;
      compare(isMet, "It's too small.", `at least ${width} × ${height} px`, sizeText(own));
    },
    isAtMost(width, height) {
      const own = ownBox();
      const isMet = own.width - SLACK <= width && own.height - SLACK <= height;
      compare(isMet, "It's too large.", `at most ${width} × ${height} px`, sizeText(own));
    },
    isBeside(subject) {
      const { own, other, name } = boxes(subject);
      const shared = Math.min(bottom(own), bottom(other)) - Math.max(own.y, other.y);
      const isApart = right(own) <= other.x + SLACK || right(other) <= own.x + SLACK;
      const isMet = isApart && shared > Math.min(own.height, other.height) / 2;
      compare(isMet, "They aren't side by side.", `next to ${name}`, whereText(own, other));
    },
    isLeftOf(subject) {
      const { own, other, name } = boxes(subject);
      const isMet = right(own) <= other.x + SLACK;
      compare(isMet, `It isn't to the left of ${name}.`, `left of ${name}`, whereText(own, other));
    },
    isBelow(subject) {
      const { own, other, name } = boxes(subject);
      const isMet = own.y + SLACK >= bottom(other);
      compare(isMet, `It isn't below ${name}.`, `below ${name}`, whereText(own, other));
    },
    isInside(subject) {
      const { own, other, name } = boxes(subject);
      const isMet =
        own.x + SLACK >= other.x &&
        own.y + SLACK >= other.y &&
        right(own) - SLACK <= right(other) &&
        bottom(own) - SLACK <= bottom(other);
      compare(isMet, `It extends past ${name}.`, `inside ${name}`, whereText(own, other));
    },
  };
}

function right({ x, width }: Box): number {
  return x + width;
}

function bottom({ y, height }: Box): number {
  return y + height;
}

function sizeText({ width, height }: Box): string {
  return `${round(width)} × ${round(height)} px`;
}

/** Describes where a box is relative to another. */
function whereText(own: Box, other: Box): string {
  const upright =
    bottom(own) <= other.y + SLACK
      ? 'above it'
      : bottom(other) <= own.y + SLACK
        ? 'below it'
        : undefined;
  const across =
    right(own) <= other.x + SLACK
      ? 'to its left'
      : right(other) <= own.x + SLACK
        ? 'to its right'
        : undefined;
  return [upright, across].filter(Boolean).join(' and ') || 'overlapping it';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
