import { useState } from 'react';
import { saveFile } from '../../../components/saveFile';
import { progressFileName, progressFileText } from '../../../progress/progressFile';
import { LIMITS } from '../../../progress/progressModel';
import { progressStore } from '../../../progress/progressStore';
import { reviewStore } from '../../../progress/reviews/reviewStore';
import * as texts from '../../../texts/en/aboutTransfer';
import { mockStore, recordsOf } from '../../mock/session/mockStore';
import { keptPlanStore } from '../../programs/planner/storage/keptPlanStore';
import { changesAnything, describeImport, describeRefusal, type Source } from './importWords';
import { applyImport, copyBeforeImport } from './applyImport';
import type { Copy } from './copies';
import { copyEverything, undoCopy } from './everything';
import { planImport, type ImportPlan } from './importPlan';
import { nextTask } from './inSlices';
import { readProgressLink } from './progressLink';
import { readFileText, type FileContents } from './readFile';

/** Maximum number of UTF-8 bytes per character. */
const BYTES_PER_CHARACTER = 4;

/**
 * A pending confirmation. If there's no room for a backup, the reader is asked a second time, with
 * `isWithoutCopy` set to true.
 */
export type Question = { act: 'delete'; isWithoutCopy: boolean } | ImportQuestion;

interface ImportQuestion {
  act: 'import';
  isWithoutCopy: boolean;
  plan: ImportPlan;
  file: ReadFile;
  source: Source;
  /** True if entries dated in the future are imported, too, with today's date. */
  takesFuture: boolean;
}

type ReadFile = Extract<FileContents, { ok: true }>;

/** Message about the last action, with the backup that undoes it. */
export interface Outcome {
  text: string;
  copy?: Copy;
}

export interface StorageActions {
  question: Question | null;
  outcome: Outcome;
  exportFile: () => Promise<void>;
  /** Returns the contents of an export. */
  exportText: () => Promise<string>;
  /** Reads a file and asks for confirmation to import it. */
  offer: (file: File) => Promise<void>;
  /** Reads a link and asks for confirmation to import it. */
  offerLink: (hash: string) => Promise<void>;
  /** Asks for confirmation to import a file including its entries dated in the future. */
  includeFuture: (question: ImportQuestion) => void;
  askDelete: () => void;
  /** Confirms the pending action. Resolves to false if another confirmation is needed. */
  agree: (question: Question) => Promise<boolean>;
  dismiss: () => void;
  takeBack: (copy: Copy) => Promise<void>;
  say: (text: string) => void;
}

/**
 * Exports, imports, and deletes the reader's work, with confirmation questions and status messages.
 *
 * @param deleteRest - deletes everything else: the color mode and cached pages
 */
export function useStorageActions(deleteRest: (copy?: Copy) => Promise<void>): StorageActions {
  const [question, setQuestion] = useState<Question | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ text: '' });
  const say = (text: string, copy?: Copy) => setOutcome({ text, ...(copy && { copy }) });

  // Yields between steps: with thousands of entries, a single task would block input.
  async function exportText() {
    const progress = progressStore.getSnapshot();
    await nextTask();
    const reviews = reviewStore.getSnapshot();
    await nextTask();
    const text = progressFileText(progress, reviews, {
      plan: keptPlanStore.getSnapshot(),
      interviews: recordsOf(mockStore.current()),
    });
    await nextTask();
    return text;
  }

  async function exportFile() {
    const name = progressFileName(new Date());
    saveFile(name, await exportText(), 'application/json');
    say(texts.exportedAs(name));
  }

  async function offer(file: File) {
    setQuestion(null);
    // Skips reading a file that's too large to be an export.
    const isTooLarge = file.size > LIMITS.text * BYTES_PER_CHARACTER;
    await offerText(isTooLarge ? null : await file.text().catch(() => ''), 'file');
  }

  async function offerLink(hash: string) {
    setQuestion(null);
    await offerText((await readProgressLink(hash)) ?? '', 'link');
  }

  async function offerText(text: string | null, source: Source) {
    await nextTask();
    const contents: FileContents =
      text === null ? { ok: false, reason: 'too-large' } : await readFileText(text);
    if (!contents.ok) {
      say(describeRefusal(contents.reason, source));
      return;
    }
    await nextTask();
    const plan = planNow(contents);
    await nextTask();
    const takesFuture = !changesAnything(plan);
    const offered = takesFuture ? planNow(contents, true) : plan;
    await nextTask();
    if (changesAnything(offered)) {
      say('');
      setQuestion({
        act: 'import',
        isWithoutCopy: false,
        plan: offered,
        file: contents,
        source,
        takesFuture,
      });
    } else {
      // Changes that the reader wouldn't notice, such as the last reading position, are imported without
      // confirmation.
      await applyImport(plan);
      say(describeImport(plan, source));
    }
  }

  async function importFile(asked: ImportQuestion) {
    const { file, isWithoutCopy, source, takesFuture } = asked;
    // Recompute the plan, because another tab might have changed something in the meantime.
    const plan = planNow(file, takesFuture);
    await nextTask();
    const copy = isWithoutCopy ? undefined : await copyBeforeImport(plan, Date.now());
    if (copy === null) {
      setQuestion({ ...asked, isWithoutCopy: true, plan });
      return false;
    }
    setQuestion(null);
    await applyImport(plan);
    say(describeImport(plan, source), copy);
    return true;
  }

  async function deleteAll(isWithoutCopy: boolean) {
    const copy = isWithoutCopy ? undefined : await copyEverything(Date.now());
    if (copy === null) {
      setQuestion({ act: 'delete', isWithoutCopy: true });
      return false;
    }
    setQuestion(null);
    await deleteRest(copy);
    say(copy ? texts.deletedWithCopy : texts.deleted, copy);
    return true;
  }

  async function takeBack(copy: Copy) {
    const result = await undoCopy(copy);
    if (result === 'no-room') {
      say(texts.noRoomForAll, copy);
    } else {
      say(result === 'gone' ? texts.copyIsGone : UNDONE[copy.act]);
    }
  }

  return {
    question,
    outcome,
    exportFile,
    exportText,
    offer,
    offerLink,
    includeFuture: (asked) =>
      setQuestion({ ...asked, plan: planNow(asked.file, true), takesFuture: true }),
    askDelete: () => setQuestion({ act: 'delete', isWithoutCopy: false }),
    agree: (asked) => (asked.act === 'import' ? importFile(asked) : deleteAll(asked.isWithoutCopy)),
    dismiss: () => setQuestion(null),
    takeBack,
    say,
  };
}

const UNDONE: Readonly<Record<Copy['act'], string>> = texts.undone;

function planNow(file: ReadFile, takesFuture = false): ImportPlan {
  return planImport(file, { plan: keptPlanStore.getSnapshot(), now: Date.now(), takesFuture });
}
