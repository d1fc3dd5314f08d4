import { useId } from 'react';
import type { GamePicture } from './kit';
import type { GameSubject } from './kit/types';
import { svgSource, useArtKit } from './use-art';

const drawn = new Map<string, { source: string; title: GamePicture['title'] }>();

function draw(kit: NonNullable<ReturnType<typeof useArtKit>>, game: GameSubject) {
  const key = [game.id, game.vendor, game.category, game.title].join('|');
  let picture = drawn.get(key);
  if (!picture) {
    const { svg, title } = kit.gameArt(game);
    picture = { source: svgSource(svg), title };
    drawn.set(key, picture);
  }
  return picture;
}

function TitlePlate({ title }: { title: GamePicture['title'] }) {
  const fill = useId();
  return (
    <svg className="absolute inset-0 size-full" viewBox="0 0 300 400" aria-hidden="true">
      <linearGradient id={fill} x2="0" y2="1">
        {title.stops.map((color, i) => (
          <stop key={i} offset={i / 2} stopColor={color} />
        ))}
      </linearGradient>
      <text
        fontFamily="var(--font-head)"
        fontWeight="800"
        fontSize={title.size}
        textAnchor="middle"
        fill={`url(#${fill})`}
        stroke={title.outline}
        strokeWidth={title.outlineWidth}
        strokeLinejoin="round"
        paintOrder="stroke"
        transform={title.slanted ? 'skewX(-7)translate(42 0)' : undefined}
      >
        {title.lines.map((line) => (
          <tspan key={line.y} x="150" y={line.y}>
            {line.text}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

export interface GameArtProps {
  game: GameSubject;
  /** A square cut of the drawing without its title, for rows and thumbnails. */
  thumb?: boolean;
}

/** A game's picture. Its box belongs to the parent: 3:4, or square for a thumb. */
export function GameArt({ game, thumb = false }: GameArtProps) {
  const kit = useArtKit();
  const picture = kit && draw(kit, game);
  if (!picture) return null;
  if (thumb) {
    return (
      <img src={picture.source} alt="" className="absolute -left-[18%] -top-[12%] w-[136%] max-w-none" />
    );
  }
  return (
    <>
      <img
        src={picture.source}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full"
      />
      <TitlePlate title={picture.title} />
    </>
  );
}
