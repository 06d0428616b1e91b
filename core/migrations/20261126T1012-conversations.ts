import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contacts, conversations and messages, and the words that they are found by. */
export class ConversationsBaseline1795687920000 implements MigrationInterface {
  name = 'ConversationsBaseline1795687920000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
-- A browser compares the versions of two views of a row: events of different processes may arrive in another
-- order than their commits. A trigger counts, so no statement can omit it.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

-- Words that people and messages are found by, each with a prefix that names the bot (and, for messages, the
-- week), so that one index serves all bots and a search reads only its own bot's part. Function bodies are
-- bound when the functions are created, because an index is built with an empty search path.
-- text_words: lower case, letters and digits, each once.
CREATE FUNCTION text_words(body text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN (
    SELECT coalesce(array_agg(DISTINCT left(word, 40)), '{}')
    FROM regexp_split_to_table(lower(left(body, 20000)), '[^[:alnum:]]+') AS word WHERE word <> ''
  );
-- person_words: any part of a number from its third digit on, and the words of the names
CREATE FUNCTION person_words(name text, pn text, username text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN text_words(concat_ws(' ', name, username))
    || ARRAY(SELECT substr(pn, n) FROM generate_series(1, greatest(length(pn) - 2, 0)) n);
CREATE FUNCTION owned_words(owner uuid, words text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN array_to_tsvector(ARRAY(SELECT right(owner::text, 12) || word FROM unnest(words) AS word));
-- owned_query: all of the words, each as a prefix; null without words
CREATE FUNCTION owned_query(owner uuid, words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN (SELECT string_agg('''' || right(owner::text, 12) || word || ''':*', ' & ') FROM unnest(words) AS word)::tsquery;
CREATE FUNCTION week_of(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ((at AT TIME ZONE 'UTC')::date - date '1970-01-01') / 7;
-- week_mark: short, because it precedes every word. Two bots may share one, so a search compares bot_id as well.
CREATE FUNCTION week_mark(owner uuid, week integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN encode(substr(uuid_send(owner), 14, 3), 'base64') || to_hex(week);
-- marked_words: the words of text_words, each after the mark. It contains no query, so Postgres inlines it into
-- the index's expression, which halves the time per message.
CREATE FUNCTION marked_words(mark text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(array_remove(string_to_array(regexp_replace(
    ' ' || lower(CASE WHEN body ~ '[[:alnum:]]{41}' THEN regexp_replace(left(body, 20000), '([[:alnum:]]{40})[[:alnum:]]+', '\\1', 'g') ELSE left(body, 20000) END),
    '[^[:alnum:]]+', ' ' || mark, 'g'), ' '), mark), ''));
-- weeks_query: all of the words, each as a prefix, in one message of these weeks
CREATE FUNCTION weeks_query(owner uuid, words text[], newest integer, oldest integer) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500
  RETURN (SELECT string_agg((SELECT '(' || string_agg('''' || week_mark(owner, week) || word || ''':*', ' & ') || ')' FROM unnest(words) AS word), ' | ')
    FROM generate_series(oldest, newest) AS week)::tsquery;

CREATE TABLE contacts (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  -- digits; one person is one row: two rows are merged when the mapping of number and privacy id becomes known
  pn text,
  lid text,
  created_at timestamptz NOT NULL DEFAULT now(),
  username text,
  -- the name that the lead chose, as opposed to the owner's address book
  own_name text NOT NULL DEFAULT '',
  name_is_booked boolean NOT NULL DEFAULT false,
  is_business boolean NOT NULL DEFAULT false,
  is_customer boolean NOT NULL DEFAULT false,
  -- digits of the number that they had before
  former_pn text,
  -- since when that number is known to belong to somebody else; null for present contacts
  past_since timestamptz,
  -- the first message of their own that named this number together with this privacy id
  pn_since timestamptz,
  version bigint NOT NULL DEFAULT 1,
  UNIQUE (bot_id, lid),
  UNIQUE (bot_id, pn),
  CONSTRAINT contacts_check CHECK (pn IS NOT NULL OR lid IS NOT NULL),
  CONSTRAINT contacts_check1 CHECK (username IS NULL OR lid IS NOT NULL),
  CONSTRAINT contacts_past CHECK (past_since IS NULL OR pn IS NULL AND lid IS NOT NULL AND former_pn IS NOT NULL)
);
CREATE INDEX contacts_past ON contacts (bot_id, former_pn) WHERE past_since IS NOT NULL;
CREATE INDEX contacts_username ON contacts (bot_id, username) WHERE username IS NOT NULL;
CREATE INDEX contacts_words ON contacts USING gin (owned_words(bot_id, person_words(name, pn, username)));
CREATE TRIGGER count_version BEFORE UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  contact_id uuid NOT NULL UNIQUE REFERENCES contacts (id) ON DELETE CASCADE,
  -- the address the lead last wrote from; answers go there
  jid text NOT NULL,
  -- counts the lead's turns; answered_turn follows it
  turn integer NOT NULL DEFAULT 0,
  answered_turn integer NOT NULL DEFAULT 0,
  last_seq bigint NOT NULL DEFAULT 0,
  message_count integer NOT NULL DEFAULT 0,
  last_preview text,
  last_sender text,
  last_at timestamptz NOT NULL DEFAULT now(),
  lead_last_at timestamptz,
  -- 'infinity': taken over by the switch
  takeover_until timestamptz,
  opted_out_at timestamptz,
  closing_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- the lead's last message that began the silence whose follow-ups are scheduled
  follow_ups_for timestamptz,
  needs_owner_since timestamptz,
  needs_owner_reason text,
  -- the bot has called the owner and is silent until they answer: this takeover has no end of its own
  handed_over boolean NOT NULL DEFAULT false,
  -- when the lead was told that the owner is late
  lateness_told_at timestamptz,
  -- number of the lead's messages that the owner has not looked at
  unread integer NOT NULL DEFAULT 0,
  labels text[] NOT NULL DEFAULT '{}',
  -- when the lead was told, once, that nobody answers at the moment
  quota_told_at timestamptz,
  marked_unread boolean NOT NULL DEFAULT false,
  no_follow_ups_at timestamptz,
  version bigint NOT NULL DEFAULT 1,
  lead_words text,
  reopened_at timestamptz,
  -- seconds; 0: messages do not disappear
  expires_after integer NOT NULL DEFAULT 0,
  -- the last advertisement, for the list of chats and for attribution
  ad jsonb,
  opened_by_owner_at timestamptz,
  CONSTRAINT conversations_check CHECK (answered_turn <= turn),
  CONSTRAINT conversations_need CHECK ((needs_owner_since IS NULL) = (needs_owner_reason IS NULL))
);
CREATE INDEX conversations_called ON conversations (needs_owner_since) WHERE handed_over AND lateness_told_at IS NULL;
CREATE INDEX conversations_labelled ON conversations (bot_id) WHERE labels <> '{}';
CREATE INDEX conversations_opened_by_owner ON conversations (bot_id, opened_by_owner_at) WHERE opened_by_owner_at IS NOT NULL;
CREATE INDEX conversations_queue ON conversations (
  bot_id,
  coalesce(array_position(
    '{number-moved,loop,too-old,untrained,no-package,no-quota,ai-failed,unsent,unreadable,question,lead-wrote,bot-called,receipt,complaint}'::text[],
    needs_owner_reason
  ), 0),
  needs_owner_since,
  id
) WHERE needs_owner_since IS NOT NULL;
CREATE INDEX conversations_recent ON conversations (bot_id, last_at DESC, id DESC);
-- for the sweep: few rows, because the next answer removes them from the index
CREATE INDEX conversations_reopened ON conversations (reopened_at) WHERE reopened_at IS NOT NULL AND answered_turn < turn;
-- silences without scheduled follow-ups: a row leaves the index as soon as something is scheduled
CREATE INDEX conversations_silent ON conversations (bot_id, lead_last_at) WHERE last_sender <> 'lead' AND follow_ups_for IS DISTINCT FROM lead_last_at;
CREATE INDEX conversations_taken_over ON conversations (bot_id, takeover_until) WHERE takeover_until IS NOT NULL;
CREATE INDEX conversations_unanswered ON conversations (lead_last_at) WHERE answered_turn < turn;
CREATE INDEX conversations_unread ON conversations (bot_id) WHERE unread > 0;
CREATE TRIGGER count_version BEFORE UPDATE ON conversations FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  sender text NOT NULL CHECK (sender IN ('lead', 'bot', 'owner')),
  kind text NOT NULL,
  body text NOT NULL,
  -- our own messages get their id before they are sent, so that a repeated send is the same message
  wa_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'delivered', 'read', 'failed')),
  -- an index on the status itself would be rewritten, with all others, at each further state
  waits boolean NOT NULL GENERATED ALWAYS AS (status = 'queued') STORED,
  -- inbound: the turn that it opened; the bot's: the turn that it answers
  turn integer,
  media jsonb,
  -- the protocol's message, sealed: for a recipient's retry and for fetching media
  proto bytea,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  wa_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  quoted jsonb,
  edited_at timestamptz,
  -- why the bot left this message without an answer for good
  unanswered text,
  not_after timestamptz,
  origin text CONSTRAINT messages_origin CHECK (origin IN ('app', 'meta-ai', 'notice', 'broadcast')),
  unsent text,
  speech text,
  trace uuid,
  came_from jsonb,
  -- the items of a cart; while WhatsApp has not told them, how often it was asked
  cart jsonb,
  -- empty: taken back while it waited for an answer
  reaction text,
  reacted_at timestamptz,
  reaction_turn integer,
  UNIQUE (bot_id, wa_id, conversation_id)
) WITH (fillfactor = 85);
CREATE INDEX messages_open_carts ON messages (bot_id, created_at DESC) WHERE cart->>'asked' IS NOT NULL;
CREATE INDEX messages_outbox ON messages (bot_id, conversation_id, seq) WHERE waits;
CREATE INDEX messages_thread ON messages (conversation_id, seq DESC);
CREATE INDEX messages_unreadable ON messages (created_at) WHERE kind = 'unreadable' AND unanswered IS NULL;
-- a message that waits to be sent enters this index once, when it has left
CREATE INDEX messages_week_words ON messages USING gin (
  marked_words(week_mark(bot_id, week_of(created_at)), body || ' ' || coalesce(media->>'transcript', ''))
) WITH (gin_pending_list_limit = 1024) WHERE NOT waits;

CREATE TABLE replies (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  turn integer NOT NULL,
  model text NOT NULL,
  tools jsonb NOT NULL DEFAULT '[]',
  prompt_tokens integer NOT NULL DEFAULT 0,
  completion_tokens integer NOT NULL DEFAULT 0,
  took_ms integer NOT NULL DEFAULT 0,
  -- false when the package was unlimited or the price was given back
  charged boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read jsonb,
  cost_sen integer,
  UNIQUE (conversation_id, turn)
);
CREATE INDEX replies_bot ON replies (bot_id, created_at DESC);

CREATE TABLE memories (
  conversation_id uuid PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  summary text NOT NULL DEFAULT '',
  -- messages up to this one are in the summary
  upto_seq bigint NOT NULL DEFAULT 0,
  -- by kind: value, by ('bot' or 'owner'), at
  facts jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX memories_bot ON memories (bot_id);

CREATE TABLE chat_files (
  message_id uuid PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  mimetype text NOT NULL,
  bytes integer NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chat_files_bot ON chat_files (bot_id);
CREATE INDEX chat_files_bot_stored ON chat_files (bot_id, stored_at);
CREATE INDEX chat_files_stored ON chat_files (stored_at);

CREATE TABLE phone_texts (
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  text_hash bytea NOT NULL,
  fast_chats uuid[] NOT NULL DEFAULT '{}',
  soon_chats uuid[] NOT NULL DEFAULT '{}',
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (bot_id, text_hash)
);
CREATE INDEX phone_texts_seen ON phone_texts (seen_at);

CREATE TABLE quick_replies (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  photo_id uuid REFERENCES photos (id) ON DELETE SET NULL
);
CREATE INDEX quick_replies_bot ON quick_replies (bot_id, created_at);
CREATE INDEX quick_replies_photo ON quick_replies (photo_id) WHERE photo_id IS NOT NULL;

CREATE TABLE daily_message_counts (
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  day date NOT NULL,
  count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (bot_id, day)
);
`;
