import * as texts from '../../texts/en/blog';
import type { PageHead } from '../PageModule';

/**
 * @param tag - the tag that the page's posts have; undefined for all posts
 * @returns head of a list of posts
 */
export function blogHead(tag?: string): PageHead {
  return tag === undefined
    ? { title: texts.title, description: texts.description }
    : { title: texts.tagTitle(tag), description: texts.tagDescription(tag) };
}
