CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission" uuid NOT NULL,
	"person" uuid,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_notes_length" CHECK (length("case_notes"."words") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "dealer_terms" (
	"edition" text NOT NULL,
	"dealer" text NOT NULL,
	"line" text NOT NULL,
	"off" smallint NOT NULL,
	CONSTRAINT "dealer_terms_edition_dealer_line_pk" PRIMARY KEY("edition","dealer","line"),
	CONSTRAINT "dealer_terms_off" CHECK ("dealer_terms"."off" between 0 and 900)
);
--> statement-breakpoint
CREATE TABLE "demo_asks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission" uuid NOT NULL,
	"edition" text NOT NULL,
	"dealer" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"day" date,
	"time" text,
	"minutes" smallint,
	"reason" text,
	"words" text,
	CONSTRAINT "demo_asks_answer" CHECK ("demo_asks"."answer" in ('accepted', 'proposed', 'declined', 'unanswered', 'withdrawn', 'moved'))
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"submission" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"state" text NOT NULL,
	"dealer" text,
	"day" date,
	"time" text,
	"minutes" smallint,
	"answer_by" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_requests_state" CHECK ("demo_requests"."state" in ('asked', 'proposed', 'accepted', 'with-staff', 'unplaced', 'cancelled')),
	CONSTRAINT "demo_requests_time" CHECK ("demo_requests"."time" ~ '^[0-2][0-9]:[0-5][0-9]$'),
	CONSTRAINT "demo_requests_settled" CHECK ("demo_requests"."state" <> 'accepted' or ("demo_requests"."dealer" is not null and "demo_requests"."day" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"edition" text NOT NULL,
	"dealer" text NOT NULL,
	"person" uuid,
	"name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"words" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "listing_changes_state" CHECK ("listing_changes"."state" in ('waiting', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"from" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submission" uuid,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_mails_once" UNIQUE("message_id"),
	CONSTRAINT "received_mails_state" CHECK ("received_mails"."state" in ('threaded', 'stray', 'automatic', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "warranty_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"edition" text NOT NULL,
	"dealer" text NOT NULL,
	"person" uuid,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"product" text NOT NULL,
	"serial_number" text NOT NULL,
	"purchased_on" date,
	"fault" text NOT NULL,
	"parts" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "warranty_requests_number" UNIQUE("number"),
	CONSTRAINT "warranty_requests_once" UNIQUE("edition","dealer","key"),
	CONSTRAINT "warranty_requests_state" CHECK ("warranty_requests"."state" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "warranty_requests_length" CHECK (length("warranty_requests"."fault") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "case_messages" DROP CONSTRAINT "case_messages_length";--> statement-breakpoint
ALTER TABLE "staff_acts" DROP CONSTRAINT "staff_acts_subject";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
DROP INDEX "submissions_received";--> statement-breakpoint
ALTER TABLE "case_messages" ADD COLUMN "via" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_messages" ADD COLUMN "mail" uuid;--> statement-breakpoint
ALTER TABLE "case_messages" ADD COLUMN "letter" uuid;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "source" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "own" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "bay" text;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "later_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "is_unread" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_terms" ADD CONSTRAINT "dealer_terms_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_asks" ADD CONSTRAINT "demo_asks_submission_demo_requests_submission_fk" FOREIGN KEY ("submission") REFERENCES "public"."demo_requests"("submission") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_asks" ADD CONSTRAINT "demo_asks_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_requests" ADD CONSTRAINT "warranty_requests_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_requests" ADD CONSTRAINT "warranty_requests_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_notes_submission" ON "case_notes" USING btree ("submission");--> statement-breakpoint
CREATE UNIQUE INDEX "demo_asks_open" ON "demo_asks" USING btree ("submission") WHERE "demo_asks"."answer" is null;--> statement-breakpoint
CREATE INDEX "demo_asks_submission" ON "demo_asks" USING btree ("submission","asked_at");--> statement-breakpoint
CREATE INDEX "demo_asks_of_dealer" ON "demo_asks" USING btree ("edition","dealer","asked_at");--> statement-breakpoint
CREATE INDEX "demo_requests_of_dealer" ON "demo_requests" USING btree ("edition","dealer","day");--> statement-breakpoint
CREATE INDEX "demo_requests_day" ON "demo_requests" USING btree ("edition","day");--> statement-breakpoint
CREATE INDEX "demo_requests_due" ON "demo_requests" USING btree ("answer_by") WHERE "demo_requests"."state" in ('asked', 'proposed');--> statement-breakpoint
CREATE INDEX "demo_requests_with_staff" ON "demo_requests" USING btree ("changed_at") WHERE "demo_requests"."state" = 'with-staff';--> statement-breakpoint
CREATE UNIQUE INDEX "listing_changes_waiting" ON "listing_changes" USING btree ("edition","dealer") WHERE "listing_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "listing_changes_of_dealer" ON "listing_changes" USING btree ("edition","dealer","asked_at");--> statement-breakpoint
CREATE INDEX "listing_changes_asked" ON "listing_changes" USING btree ("asked_at") WHERE "listing_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "received_mails_submission" ON "received_mails" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "received_mails_stray" ON "received_mails" USING btree ("at") WHERE "received_mails"."state" = 'stray';--> statement-breakpoint
CREATE INDEX "received_mails_at" ON "received_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "warranty_requests_of_dealer" ON "warranty_requests" USING btree ("edition","dealer","asked_at");--> statement-breakpoint
CREATE INDEX "warranty_requests_waiting" ON "warranty_requests" USING btree ("asked_at") WHERE "warranty_requests"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_mail_received_mails_id_fk" FOREIGN KEY ("mail") REFERENCES "public"."received_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_letter_letters_id_fk" FOREIGN KEY ("letter") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_people_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_merged_into_submissions_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_dead" ON "letters" USING btree ("queued_at") WHERE "letters"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "stock_ledger_at" ON "stock_ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "submissions_form" ON "submissions" USING btree ("form","received_at","id");--> statement-breakpoint
CREATE INDEX "submissions_outcome_received" ON "submissions" USING btree ("outcome","received_at","id");--> statement-breakpoint
CREATE INDEX "submissions_waiting" ON "submissions" USING btree ("waiting_since","id") WHERE "submissions"."waiting_since" is not null and "submissions"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "submissions_merged" ON "submissions" USING btree ("merged_into") WHERE "submissions"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "submissions_words" ON "submissions" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(coalesce("fields" ->> 'name', ''), '’''()', '') || ' ' || translate(coalesce("fields" ->> 'contact', ''), '’''()', '') || ' ' || translate(coalesce("fields" ->> 'business', ''), '’''()', '') || ' ' || translate(coalesce("fields" ->> 'suburb', ''), '’''()', '') || ' ' || translate(coalesce("fields" ->> 'postcode', ''), '’''()', '') || ' ' || "reference" || ' ' || "email" || ' ' || coalesce("fields" ->> 'serialNumber', '') || ' ' || translate("reference", '@', ' ') || ' ' || translate("reference", '@.-_+', '     ') || ' ' || translate("email", '@', ' ') || ' ' || translate("email", '@.-_+', '     ') || ' ' || translate(coalesce("fields" ->> 'serialNumber', ''), '@', ' ') || ' ' || translate(coalesce("fields" ->> 'serialNumber', ''), '@.-_+', '     ')), '[[:space:],]+'), '')));--> statement-breakpoint
CREATE INDEX "submissions_received" ON "submissions" USING btree ("received_at","id");--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_via" CHECK ("case_messages"."via" in ('account', 'mail', 'desk'));--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_length" CHECK (length("case_messages"."words") between 1 and 20000);--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_source" CHECK ("dealers"."source" in ('content', 'desk'));--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_own" CHECK (jsonb_typeof("dealers"."own") = 'object');--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_subject" CHECK ("staff_acts"."subject" in ('order', 'case', 'demo', 'dealer', 'stock', 'promotion', 'letter', 'person', 'mail', 'job', 'payment', 'warranty'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('receipt', 'photos', 'cv', 'mail'));--> statement-breakpoint
UPDATE "submissions" SET "waiting_since" = case when "outcome" is null then "received_at" end, "is_unread" = "outcome" is null;--> statement-breakpoint
INSERT INTO "demo_requests" ("submission", "edition", "state", "dealer", "day", "changed_at")
SELECT s."id", s."edition",
	case
		when c."day" is not null and s."dealer" is not null then 'accepted'
		when b."days" > 0 and b."open" = 0 then 'unplaced'
		else 'with-staff'
	end,
	case when c."day" is not null then s."dealer" end,
	c."day",
	s."received_at"
FROM "submissions" s
LEFT JOIN LATERAL (SELECT min("day") AS "day" FROM "demo_bookings" WHERE "submission" = s."id" AND "state" = 'confirmed') c ON true
LEFT JOIN LATERAL (SELECT count(*) AS "days", count(*) FILTER (WHERE "state" <> 'declined') AS "open" FROM "demo_bookings" WHERE "submission" = s."id") b ON true
WHERE s."form" = 'book-a-demo';
