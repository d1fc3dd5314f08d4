CREATE TABLE vendor (
  vassalage         text PRIMARY KEY CHECK (vassalage ~ '^[A-Z0-9]{1,32}$'),
  provider          text NOT NULL,
  display_name      text NOT NULL,
  small_icon        text,
  is_hot            boolean NOT NULL,
  sort_order        integer NOT NULL,
  active            boolean NOT NULL DEFAULT true,
  maintenance       boolean NOT NULL DEFAULT false,
  maintenance_until timestamptz
);

CREATE TABLE game (
  game_id           text PRIMARY KEY,
  vassalage         text NOT NULL REFERENCES vendor,
  code              text NOT NULL,
  game_type         text NOT NULL,
  name_vi           text NOT NULL,
  name_en           text NOT NULL,
  search_text       text NOT NULL,
  icon_path         text,
  tags              text[] NOT NULL,
  platforms         text[] NOT NULL,
  is_hot            boolean NOT NULL,
  is_new            boolean NOT NULL,
  rtp               text,
  min_bet           bigint,
  line_num          integer,
  support_play      smallint NOT NULL,
  default_play_type text,
  account_type_name text,
  is_game           text NOT NULL,
  sort_order        integer NOT NULL,
  active            boolean NOT NULL DEFAULT true,
  maintenance       boolean NOT NULL DEFAULT false,
  maintenance_until timestamptz,
  CONSTRAINT game_code_once UNIQUE (vassalage, code),
  CONSTRAINT game_type_known
    CHECK (game_type IN ('RNG','FISH','LIVE','SPORTS','ESPORTS','PVP','LOTT','ELOTT'))
);

CREATE INDEX game_shelf ON game (game_type, vassalage) WHERE active;

CREATE TABLE play_control_log (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id text NOT NULL,
  action      text NOT NULL,
  subject     text NOT NULL,
  detail      jsonb NOT NULL,
  at          timestamptz NOT NULL
);
