import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../support/school/mockBrand';
import { formPage } from '../../../src/pages/contact';
import { sendForm } from '../../../src/pages/contact/form/sendForm';
import type { SchoolForm } from '../../../src/content/contact';
import { renderPage } from '../../support/renderPage';

const FORM: SchoolForm = {
  title: 'Contact',
  description: 'Write to the harbor.',
  action: 'https://forms.harbor.example/contact',
  honeypot: 'website',
  send: 'Send',
  success: 'Thank you, sailor.',
  consent: { text: "I've read the", label: 'privacy policy', href: '/about/privacy' },
  fields: [
    { name: 'name', label: 'Your name', kind: 'text', required: true, autocomplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', required: true, help: 'To answer you.' },
    { name: 'phone', label: 'Phone', kind: 'tel', required: false },
    {
      name: 'topic',
      label: 'Topic',
      kind: 'select',
      required: true,
      options: [{ value: 'Boats', label: 'Boats' }],
    },
    { name: 'message', label: 'Message', kind: 'textarea', required: true, maxLength: 50 },
    { name: 'copy', label: 'Send me a copy', kind: 'checkbox', required: false },
  ],
};

jest.mock('../../../.generated/schoolForms', () => ({
  get SCHOOL_FORMS() {
    return { contact: FORM };
  },
}));
jest.mock('../../../src/pages/contact/form/sendForm', () => ({ sendForm: jest.fn() }));

const send = jest.mocked(sendForm);

const user = userEvent.setup();

beforeEach(async () => {
  send.mockReset();
  await renderPage(formPage('contact'));
});

const submit = () => screen.getByRole('button', { name: 'Send' });

async function fillIn() {
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Robin');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@harbor.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Boats');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Ahoy');
  await user.click(screen.getByRole('checkbox', { name: "I've read the privacy policy" }));
}

test('the form works without scripts: it posts its named fields to the service', () => {
  const form = screen.getByRole('button', { name: 'Send' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', FORM.action);
  expect([...(form?.elements ?? [])].map((element) => element.getAttribute('name'))).toEqual(
    expect.arrayContaining([
      'name',
      'email',
      'phone',
      'topic',
      'message',
      'copy',
      'consent',
      'website',
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveAttribute(
    'autocomplete',
    'name',
  );
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('maxlength', '50');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'To answer you.',
  );
});

test('the spam trap is hidden from people and screen readers', () => {
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Leave this field empty')).not.toBeVisible();
});

test('invalid fields have messages, and the first one receives focus', async () => {
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin');
  await user.click(submit());
  const name = screen.getByRole('textbox', { name: 'Your name' });
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Fill in this field: Your name.');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'To answer you. Enter an email address, such as name@example.com.',
  );
  expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveAccessibleDescription(
    'Choose an option.',
  );
  expect(screen.getByRole('checkbox', { name: /^I've read/ })).toHaveAccessibleDescription(
    'Check this box to continue.',
  );
  expect(send).not.toHaveBeenCalled();
});

test('a message disappears as soon as its field is valid', async () => {
  await user.click(submit());
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await user.type(name, 'R');
  expect(name).toBeValid();
  expect(name).not.toHaveAccessibleDescription();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInvalid();
});

test('a sent form shows that it is being sent, and then moves focus to the message', async () => {
  let finish: (isSent: boolean) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await fillIn();
  await user.click(submit());
  expect(screen.getByRole('button', { name: 'Sending …' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sending …');
  await user.click(screen.getByRole('button', { name: 'Sending …' }));
  expect(send).toHaveBeenCalledTimes(1);
  const [action, data] = send.mock.calls[0] ?? [];
  expect(action).toBe(FORM.action);
  expect(Object.fromEntries(data ?? [])).toEqual({
    name: 'Robin',
    email: 'robin@harbor.example',
    phone: '',
    topic: 'Boats',
    message: 'Ahoy',
    consent: 'yes',
    website: '',
  });

  finish(true);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you, sailor.'));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test('a failure keeps what was typed, and names the email address', async () => {
  send.mockResolvedValue(false);
  await fillIn();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Your message wasn't sent. Everything you typed is still here. Try again, or write to captain@example.com.",
  );
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Ahoy');
  expect(submit()).toBeEnabled();
});

test('a form that the school does not have is an error', () => {
  expect(() => formPage('apply')).toThrow('There is no form "apply".');
});
