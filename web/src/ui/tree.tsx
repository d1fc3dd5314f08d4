import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '~/art/icon';
import { classNames } from './class-names';

export interface TreeNode {
  key: string;
  label: string;
  after?: ReactNode;
  children?: readonly TreeNode[];
}

interface Row {
  node: TreeNode;
  level: number;
  parent: string | null;
}

const rowsOf = (
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): Row[] =>
  nodes.flatMap((node) => [
    { node, level, parent },
    ...(node.children && open.has(node.key) ? rowsOf(node.children, open, level + 1, node.key) : []),
  ]);

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  selected?: string | null;
  onSelect: (key: string) => void;
}

/** A tree by the keyboard pattern of ARIA: arrows move, open and close, Enter chooses. */
export function Tree({ label, nodes, selected = null, onSelect }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const rows = rowsOf(nodes, open);
  const current = rows.some(({ node }) => node.key === focused) ? focused : (rows[0]?.node.key ?? null);

  function toggle(key: string, to = !open.has(key)): void {
    const next = new Set(open);
    if (to) next.add(key);
    else next.delete(key);
    setOpen(next);
  }
  function go(list: HTMLElement, row: Row | undefined): void {
    if (!row) return;
    setFocused(row.node.key);
    list.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.node.key)}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const at = rows.findIndex(({ node }) => node.key === current);
    const row = rows[at];
    if (!row) return;
    const list = event.currentTarget;
    const isOpen = open.has(row.node.key);
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(list, rows[at + 1]),
      ArrowUp: () => go(list, rows[at - 1]),
      Home: () => go(list, rows[0]),
      End: () => go(list, rows.at(-1)),
      ArrowRight: () =>
        row.node.children && !isOpen
          ? toggle(row.node.key, true)
          : go(list, isOpen ? rows[at + 1] : undefined),
      ArrowLeft: () =>
        isOpen
          ? toggle(row.node.key, false)
          : go(
              list,
              rows.find(({ node }) => node.key === row.parent),
            ),
      Enter: () => onSelect(row.node.key),
      ' ': () => onSelect(row.node.key),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <ul role="tree" aria-label={label} onKeyDown={onKeyDown}>
      {rows.map(({ node, level }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
        <li
          key={node.key}
          role="treeitem"
          data-key={node.key}
          aria-level={level}
          aria-expanded={node.children ? open.has(node.key) : undefined}
          aria-selected={node.key === selected}
          tabIndex={node.key === current ? 0 : -1}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-2 rounded-md pr-3 hover:bg-card',
            node.key === selected && 'gold-wash text-gold-hi',
          )}
          style={{ paddingLeft: `${(level - 1) * 20 + 8}px` }}
          onFocus={() => setFocused(node.key)}
          onClick={() => {
            if (node.children) toggle(node.key);
            onSelect(node.key);
          }}
        >
          <Icon
            name="next"
            size={14}
            className={classNames(
              'shrink-0 text-subtle transition-transform',
              !node.children && 'invisible',
              open.has(node.key) && 'rotate-90',
            )}
          />
          <span className="min-w-0 flex-1 truncate">{node.label}</span>
          {node.after}
        </li>
      ))}
    </ul>
  );
}
