import { courseFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';

/** Checks that all courses write a topic in the same way, because the list of courses filters by it. */
export function checkTopics({ courses }: Pick<ContentSet, 'courses'>): ContentProblem[] {
  const seen = new Map<string, { topic: string; file: string }>();
  return courses.flatMap((course) =>
    course.topics.flatMap((topic) => {
      const key = topic.toLowerCase();
      const first = seen.get(key);
      seen.set(key, first ?? { topic, file: courseFile(course) });
      if (!first || first.topic === topic) return [];
      const reason = `the topic "${topic}" is written "${first.topic}" in ${first.file}; write it the same in both`;
      return [{ file: courseFile(course), entry: `${course.id}: topics`, reason }];
    }),
  );
}
