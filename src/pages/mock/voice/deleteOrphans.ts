import { mockStore } from '../session/mockStore';
import { deleteTakes } from './takes';

/** Deletes the recordings of interviews that are no longer stored. Never rejects. */
export async function deleteOrphans(): Promise<void> {
  // Another tab might have started an interview.
  mockStore.reread();
  const { running, past } = mockStore.current();
  const kept = new Set([...running.values(), ...past.values()].map(({ startedAt }) => startedAt));
  await deleteTakes((session) => !kept.has(session)).catch(() => undefined);
}
