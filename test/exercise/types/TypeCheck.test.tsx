import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TypeProblem } from '../../../src/languages/typescript/types/checkTypes';
import { TypeCheck } from '../../../src/exercise/types/TypeCheck';

const checkTypes = jest.fn<Promise<TypeProblem[]>, [code: string]>();

jest.mock('../../../src/exercise/types/checkTypes', () => ({
  checkTypes: (code: string) => checkTypes(code),
}));

beforeEach(() => checkTypes.mockReset());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says how much it loads the first time, and lists the type errors of this code', async () => {
  checkTypes.mockResolvedValue([{ line: 2, message: "Type 'string' is wrong." }]);
  const { rerender } = render(<TypeCheck code="let a" />);
  await press('Check types (loads 1 MB)');
  expect(screen.getByRole('status')).toHaveTextContent('One type error');
  const list = screen.getByRole('list', { name: 'Type errors' });
  expect(within(list).getByRole('listitem')).toHaveTextContent("Line 2: Type 'string' is wrong.");
  expect(screen.getByRole('button', { name: 'Check types' })).toBeVisible();

  rerender(<TypeCheck code="let b" />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that there are none', async () => {
  checkTypes.mockResolvedValue([]);
  render(<TypeCheck code="let a" />);
  await press('Check types (loads 1 MB)');
  expect(screen.getByRole('status')).toHaveTextContent('No type errors');
});

test("says if the compiler can't be loaded, and tries again", async () => {
  checkTypes.mockRejectedValueOnce(new Error('offline'));
  render(<TypeCheck code="let a" />);
  await press('Check types (loads 1 MB)');
  expect(screen.getByRole('status')).toHaveTextContent("couldn't be loaded");
  checkTypes.mockResolvedValue([]);
  await press('Check types (loads 1 MB)');
  expect(screen.getByRole('status')).toHaveTextContent('No type errors');
});
