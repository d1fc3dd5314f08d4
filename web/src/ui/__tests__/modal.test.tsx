import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog';
import { Modal, ModalTitle } from '../modal';

const user = userEvent.setup();
const nothing = () => undefined;
const modal = (over: Partial<Parameters<typeof Modal>[0]> = {}) => (
  <Modal open onClose={nothing} {...over}>
    <ModalTitle>Title</ModalTitle>
    <button type="button">within</button>
  </Modal>
);

describe('a modal', () => {
  it('SPEC-9.13 is 600 by 300 by default', () => {
    render(modal());
    expect(screen.getByRole('dialog').className).toMatch(/\bmin-h-\[300px\] max-w-\[600px\]/);
  });

  it('SPEC-9.13 SPEC-4.11 closes by Escape', async () => {
    const onClose = vi.fn();
    render(modal({ onClose }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('SPEC-4.11 stays where the hook before closing says so', async () => {
    const onClose = vi.fn();
    const beforeClose = vi.fn(() => false);
    render(modal({ onClose, beforeClose }));
    await user.keyboard('{Escape}');
    expect(beforeClose).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('SPEC-4.11 reports that it has closed', async () => {
    const onClosed = vi.fn();
    const view = render(modal({ onClosed }));
    view.rerender(modal({ onClosed, open: false }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('SPEC-9.14 SPEC-2.10 a dialog is 400 wide, with one question and its answer', async () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog open title="Sure?" text="Quite." confirm="Yes" onConfirm={onConfirm} onClose={nothing} />,
  );
  expect(screen.getByRole('alertdialog').className).toContain('max-w-[400px]');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
