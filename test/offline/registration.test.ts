/** @jest-environment jsdom */
import { registerWorker } from '../../src/offline/registration';
import { postponeUpdate } from '../../src/offline/postponedUpdate';
import { updateStore } from '../../src/offline/updateStore';

/** Reports a waiting worker, as Workbox does. */
let reportWaiting: (event: { wasWaitingBeforeRegister?: boolean }) => void;

jest.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(_type: 'waiting', listener: typeof reportWaiting) {
      reportWaiting = listener;
    }
    register() {
      return Promise.reject(new Error('Not needed here.'));
    }
  },
}));

test('an update that was postponed is not announced again on the next page, a newer one is', async () => {
  const announce = jest.spyOn(updateStore, 'announce');
  await registerWorker('/');
  const announced = (event: { wasWaitingBeforeRegister?: boolean }) => {
    announce.mockClear();
    reportWaiting(event);
    return announce.mock.calls.length > 0;
  };
  expect(announced({ wasWaitingBeforeRegister: true })).toBe(true);
  postponeUpdate();
  expect(announced({ wasWaitingBeforeRegister: true })).toBe(false);
  expect(announced({})).toBe(true);
});
