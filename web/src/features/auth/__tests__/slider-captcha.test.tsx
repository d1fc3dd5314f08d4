import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SliderAnswer } from '~/features/session';
import { renderAt } from '~/testing/render';
import { SliderCaptcha } from '../components/slider-captcha';

async function show() {
  const answers: (SliderAnswer | null)[] = [];
  await renderAt(<SliderCaptcha action="login" onAnswer={(answer) => answers.push(answer)} />);
  const knob = await screen.findByRole('slider');
  return { knob, answers, last: () => answers.at(-1) };
}

it('moves by arrow keys, faster with shift, and never out of the picture', async () => {
  const { knob, last } = await show();
  fireEvent.keyDown(knob, { key: 'ArrowRight' });
  fireEvent.keyDown(knob, { key: 'ArrowRight', shiftKey: true });
  expect(last()).toMatchObject({ x: 12 });
  fireEvent.keyDown(knob, { key: 'ArrowLeft' });
  expect(last()).toMatchObject({ x: 10 });
  fireEvent.keyDown(knob, { key: 'End' });
  fireEvent.keyDown(knob, { key: 'ArrowRight' });
  expect(last()).toMatchObject({ x: 270 });
  expect(knob.getAttribute('aria-valuemax')).toBe('270');
});

it('takes a tap on the gap: a way without dragging', async () => {
  const { last } = await show();
  const picture = screen.getByTestId('puzzle');
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 0, 160, 60));
  fireEvent.pointerUp(picture, { clientX: 10 + 100 });
  expect(last()).toMatchObject({ x: 175 });
});

it('follows the pointer and answers when it is let go', async () => {
  const { knob, answers, last } = await show();
  vi.spyOn(knob.parentElement as HTMLElement, 'clientWidth', 'get').mockReturnValue(56 + 100);
  fireEvent.pointerDown(knob, { pointerId: 1, clientX: 0 });
  fireEvent.pointerMove(knob, { pointerId: 1, clientX: 50 });
  expect(answers).toEqual([]);
  fireEvent.pointerUp(knob, { pointerId: 1, clientX: 50 });
  expect(last()).toMatchObject({ x: 135 });
});

it('brings another picture at most once a second (SPEC-5.4, SPEC-9.10)', async () => {
  const { answers } = await show();
  const button = screen.getByRole('button', { name: 'Đổi hình khác' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(answers).toEqual([null]);
});
