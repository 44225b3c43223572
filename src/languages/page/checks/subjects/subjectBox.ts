import * as texts from '../../../../texts/en/page/elementBox';
import type { Box } from '../../protocol';
import type { Context } from '../elements/context';
import { factsOf } from '../elements/text';
import type { Subject } from '../vocabulary';

/** Tolerance in CSS px. Smaller differences aren't visible. */
const SLACK = 0.5;

type BoxClaims = Pick<
  Subject,
  | 'isAtLeast'
  | 'isAtMost'
  | 'isAsTallAs'
  | 'isAsWideAs'
  | 'isBeside'
  | 'isLeftOf'
  | 'isBelow'
  | 'isInside'
>;

/** Creates the assertions about an element's size and position. */
export function boxClaims({ current, currentOf, compare }: Context): BoxClaims {
  function boxes(subject: Subject) {
    const { mirror, element } = current();
    const { element: otherElement } = currentOf(subject);
    return {
      own: mirror.boxOf(element),
      other: mirror.boxOf(otherElement),
      facts: factsOf(mirror, otherElement),
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
      compare(isMet, texts.tooSmall, texts.atLeast(width, height), sizeText(own));
    },
    isAtMost(width, height) {
      const own = ownBox();
      const isMet = own.width - SLACK <= width && own.height - SLACK <= height;
      compare(isMet, texts.tooLarge, texts.atMost(width, height), sizeText(own));
    },
    isAsTallAs(subject) {
      const { own, other, facts } = boxes(subject);
      const isMet = Math.abs(own.height - other.height) <= SLACK;
      const [expected, received] = [texts.tall(round(other.height)), texts.tall(round(own.height))];
      compare(isMet, texts.notAsTallAs(facts), expected, received);
    },
    isAsWideAs(subject) {
      const { own, other, facts } = boxes(subject);
      const isMet = Math.abs(own.width - other.width) <= SLACK;
      const [expected, received] = [texts.wide(round(other.width)), texts.wide(round(own.width))];
      compare(isMet, texts.notAsWideAs(facts), expected, received);
    },
    isBeside(subject) {
      const { own, other, facts } = boxes(subject);
      const shared = Math.min(bottom(own), bottom(other)) - Math.max(own.y, other.y);
      const isApart = right(own) <= other.x + SLACK || right(other) <= own.x + SLACK;
      const isMet = isApart && shared > Math.min(own.height, other.height) / 2;
      compare(isMet, texts.notBeside, texts.beside(facts), whereText(own, other));
    },
    isLeftOf(subject) {
      const { own, other, facts } = boxes(subject);
      const isMet = right(own) <= other.x + SLACK;
      compare(isMet, texts.notLeftOf(facts), texts.leftOf(facts), whereText(own, other));
    },
    isBelow(subject) {
      const { own, other, facts } = boxes(subject);
      const isMet = own.y + SLACK >= bottom(other);
      compare(isMet, texts.notBelow(facts), texts.below(facts), whereText(own, other));
    },
    isInside(subject) {
      const { own, other, facts } = boxes(subject);
      const isMet =
        own.x + SLACK >= other.x &&
        own.y + SLACK >= other.y &&
        right(own) - SLACK <= right(other) &&
        bottom(own) - SLACK <= bottom(other);
      compare(isMet, texts.notInside(facts), texts.inside(facts), whereText(own, other));
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
  return texts.size(round(width), round(height));
}

/** Describes where a box is relative to another. */
function whereText(own: Box, other: Box): string {
  const upright =
    bottom(own) <= other.y + SLACK ? 'above' : bottom(other) <= own.y + SLACK ? 'below' : undefined;
  const across =
    right(own) <= other.x + SLACK ? 'left' : right(other) <= own.x + SLACK ? 'right' : undefined;
  return texts.where(upright, across);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
