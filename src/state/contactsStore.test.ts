import { expect, it } from 'vitest';
import { createStoryWorld } from '../testing/storyWorld';
import { accepted } from '../testing/run';
import { contactsActionsOf } from './contactsActions';
import { contactsOf } from './contactsStore';

const ANA = { name: 'Ana', email: 'ana@florin.example', addresses: {} };

it('each world has separate contacts, which all callers share', () => {
  const world = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  expect(contactsOf(world)).toBe(contactsOf(world));
  expect(contactsOf(world).getState().contacts).toEqual([{ id: 'a', ...ANA }]);
  expect(contactsOf(createStoryWorld()).getState().contacts).toEqual([]);
});

it('a new contact is trimmed, and has a random id', () => {
  const world = createStoryWorld();
  const id = accepted(contactsActionsOf(world).add({ ...ANA, name: ' Ana ' }));
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(contactsOf(world).getState().contacts).toEqual([{ id, ...ANA }]);
  const again = createStoryWorld();
  expect(accepted(contactsActionsOf(again).add(ANA))).toBe(id);
});

it('an invalid contact is refused, and nothing changes', () => {
  const world = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  const { add, edit } = contactsActionsOf(world);
  const refusal = [{ kind: 'no-name' }];
  expect(add({ ...ANA, name: '' })).toEqual({ ok: false, refusal });
  expect(edit('a', { ...ANA, name: '' })).toEqual({ ok: false, refusal });
  expect(contactsOf(world).getState().contacts).toEqual([{ id: 'a', ...ANA }]);
});

it('a contact can be edited, even if it was removed meanwhile', () => {
  const world = createStoryWorld({ contacts: [{ id: 'a', ...ANA }] });
  const { edit, remove } = contactsActionsOf(world);
  expect(edit('a', { ...ANA, name: 'Anna' })).toEqual({ ok: true, value: 'a' });
  expect(contactsOf(world).getState().contacts).toEqual([{ id: 'a', ...ANA, name: 'Anna' }]);
  remove('a');
  const id = accepted(edit('a', ANA));
  expect(contactsOf(world).getState().contacts).toEqual([{ id, ...ANA }]);
});

it('a contact can be removed, and restored once', () => {
  const contacts = ['a', 'b', 'c'].map((id) => ({ id, ...ANA }));
  const world = createStoryWorld({ contacts });
  const { remove, putBack } = contactsActionsOf(world);
  const removed = remove('b');
  expect(
    contactsOf(world)
      .getState()
      .contacts.map(({ id }) => id),
  ).toEqual(['a', 'c']);
  expect(remove('b')).toBeNull();
  if (!removed) throw new Error('Nothing was removed');
  putBack(removed);
  putBack(removed);
  expect(contactsOf(world).getState().contacts).toEqual(contacts);
});
