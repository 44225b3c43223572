/** Finds mutations of a page's solution that no check catches. */
import { pageMutantsOf } from '../../../languages/page/build/pageMutants';
import type { Mutant } from '../../../languages/javascript/build/mutants';
import type { WebLanguage } from '../../../content/lesson';
import { hasPassed } from '../../../sandbox/protocol';
import { webFault } from '../exercises/webFiles';
import type { WebProgram } from '../solutions/programs';
import type { WebSurvivor } from '../solutions/webSolutions';
import { ANY_FAILURE } from './outcomes';
import { filesOf, type RunPage } from './pageFiles';
import { findSurvivors, type MutantFaults } from './survivors';

export async function checkPageMutants(
  run: RunPage,
  { id, solution, starter, languages, checks }: WebProgram,
  survivors: readonly WebSurvivor[],
): Promise<MutantFaults> {
  const files = filesOf(solution);

  async function passes(language: WebLanguage, code: string): Promise<boolean> {
    const result = await run({ ...files, [language]: code }, checks.code, ANY_FAILURE);
    return hasPassed(result) && result.error === undefined;
  }

  const faults: MutantFaults = { unexplained: [], needless: [] };
  for (const language of languages) {
    const { line = 0, code = '' } = solution[language] ?? {};
    const mutants = pageMutantsOf(language, code, starter[language]?.code ?? '');
    const survives = async ({ code: changed, bounded }: Mutant): Promise<boolean> =>
      webFault(language, changed) === undefined &&
      (await passes(language, bounded)) &&
      // Limits on loops can change what a script does, so a script that passed runs again without them.
      (bounded === changed || (await passes(language, changed)));
    const found = await findSurvivors(
      id,
      { line, mutants },
      survivors.filter((survivor) => survivor.language === language),
      survives,
      languages.length > 1 ? `survives ${language}` : 'survives',
    );
    faults.unexplained.push(...found.unexplained);
    faults.needless.push(...found.needless);
  }
  return faults;
}
