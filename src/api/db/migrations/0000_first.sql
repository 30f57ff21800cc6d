CREATE TABLE "dealers" (
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"suburb" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"services" text[] NOT NULL,
	"lines" text[] NOT NULL,
	"hours" jsonb NOT NULL,
	"listing" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "dealers_edition_slug_pk" PRIMARY KEY("edition","slug"),
	CONSTRAINT "dealers_edition" CHECK ("dealers"."edition" in ('en-au', 'en-nz', 'en-za')),
	CONSTRAINT "dealers_lat" CHECK ("dealers"."lat" between -90 and 90),
	CONSTRAINT "dealers_lon" CHECK ("dealers"."lon" between -180 and 180),
	CONSTRAINT "dealers_postcode" CHECK ("dealers"."postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "dealers_services" CHECK ("dealers"."services" <@ array['sales', 'repairs', 'demo', 'commercial', 'water-treatment']),
	CONSTRAINT "dealers_hours" CHECK (jsonb_typeof("dealers"."hours") = 'object')
);
--> statement-breakpoint
CREATE TABLE "demo_bookings" (
	"submission" uuid NOT NULL,
	"edition" text NOT NULL,
	"dealer" text NOT NULL,
	"day" date NOT NULL,
	"half" text,
	"seat" smallint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	CONSTRAINT "demo_bookings_submission_day_pk" PRIMARY KEY("submission","day"),
	CONSTRAINT "demo_bookings_half" CHECK ("demo_bookings"."half" in ('morning', 'afternoon')),
	CONSTRAINT "demo_bookings_seat_of_two" CHECK ("demo_bookings"."seat" in (1, 2)),
	CONSTRAINT "demo_bookings_state" CHECK ("demo_bookings"."state" in ('asked', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission" uuid,
	"message" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('queued', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "registered_products" (
	"submission" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"email" text NOT NULL,
	"product" text NOT NULL,
	"serial_number" text NOT NULL,
	"dealer" text NOT NULL,
	"purchased_on" date NOT NULL,
	"warranty_until" date
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"form" text NOT NULL,
	"edition" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"dealer" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_reference" UNIQUE("reference"),
	CONSTRAINT "submissions_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "submissions_edition" CHECK ("submissions"."edition" in ('en-au', 'en-nz', 'en-za'))
);
--> statement-breakpoint
CREATE TABLE "turn_counts" (
	"who" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "turn_counts_who_since_pk" PRIMARY KEY("who","since")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"name" text,
	"sender" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission" uuid,
	"discarded_at" timestamp with time zone,
	CONSTRAINT "uploads_key" UNIQUE("key"),
	CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('receipt', 'photos', 'cv'))
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_products" ADD CONSTRAINT "registered_products_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_dealer" FOREIGN KEY ("edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealers_place_en_au" ON "dealers" USING gist (point(case when lon < 0 then lon + 360 else lon end, degrees(asinh(tan(radians(lat)))))) WHERE "dealers"."active" and "dealers"."edition" = 'en-au';--> statement-breakpoint
CREATE INDEX "dealers_place_en_nz" ON "dealers" USING gist (point(case when lon < 0 then lon + 360 else lon end, degrees(asinh(tan(radians(lat)))))) WHERE "dealers"."active" and "dealers"."edition" = 'en-nz';--> statement-breakpoint
CREATE INDEX "dealers_place_en_za" ON "dealers" USING gist (point(case when lon < 0 then lon + 360 else lon end, degrees(asinh(tan(radians(lat)))))) WHERE "dealers"."active" and "dealers"."edition" = 'en-za';--> statement-breakpoint
CREATE INDEX "dealers_offers" ON "dealers" USING gin ("lines","services");--> statement-breakpoint
CREATE UNIQUE INDEX "demo_bookings_seat" ON "demo_bookings" USING btree ("edition","dealer","day","seat") WHERE "demo_bookings"."state" <> 'declined';--> statement-breakpoint
CREATE INDEX "letters_submission" ON "letters" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "letters_queued" ON "letters" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "registered_products_email" ON "registered_products" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registered_products_serial" ON "registered_products" USING btree ("serial_number");--> statement-breakpoint
CREATE INDEX "spent_proofs_expires" ON "spent_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "submissions_of_dealer" ON "submissions" USING btree ("edition","dealer") WHERE "submissions"."dealer" is not null;--> statement-breakpoint
CREATE INDEX "submissions_received" ON "submissions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "turn_counts_since" ON "turn_counts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "uploads_submission" ON "uploads" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "uploads_unclaimed" ON "uploads" USING btree ("created_at") WHERE "uploads"."submission" is null;--> statement-breakpoint
CREATE INDEX "uploads_sender" ON "uploads" USING btree ("sender") WHERE "uploads"."submission" is null;