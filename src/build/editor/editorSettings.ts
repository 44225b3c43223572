/** Reads `src/school/editor.yaml`, with which a school puts the editor on its host. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isHttps } from '../isHttps';
import { formatProblem } from '../content/problems';
import { readYaml } from '../content/school/readYaml';
import { schemaProblems } from '../content/school/schemaProblems';
import { fields } from '../content/validation/fields';
import { FILES } from '../content/validation/validateFiles';
import { plainMessages } from '../content/validation/plainMessages';

const https = z.string().refine((value) => isHttps(value) && !value.endsWith('/'), {
  error: ({ input }) =>
    `is "${String(input)}"; use a full address with https and without a slash at the end`,
});

export const editorSettingsSchema = fields({
  backend: z.enum(['github', 'gitlab', 'gitea']).describe('Where the repository is'),
  repo: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, {
      error: ({ input }) => `is "${String(input)}"; write owner and name, as in "harbor/site"`,
    })
    .describe('Owner and name of the repository, such as harbor/site'),
  branch: z.string().min(1, 'is empty; name a branch, or leave it out').optional(),
  apiRoot: https.describe('API of your own GitHub, GitLab or Gitea').optional(),
  baseUrl: https.describe('Server that signs people in').optional(),
  authEndpoint: z.string().min(1, 'is empty; write a path, or leave it out').optional(),
  appId: z.string().min(1, 'is empty; copy it from your host, or leave it out').optional(),
});

export type EditorSettings = z.output<typeof editorSettingsSchema>;

/**
 * @param root - project root
 * @returns the settings; undefined if there's no file, so that the site has no editor
 * @throws an error with one line per mistake: file, line, value and way out
 */
export async function readEditorSettings(root: string): Promise<EditorSettings | undefined> {
  if (!existsSync(path.join(root, FILES.editor))) return undefined;
  const read = await readYaml(root, FILES.editor);
  const { data, error } = editorSettingsSchema.safeParse(read.value ?? {}, plainMessages);
  const problems = [
    ...read.problems,
    ...(error && read.problems.length === 0 ? schemaProblems(read, error) : []),
  ];
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return data;
}
