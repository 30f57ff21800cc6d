CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"form" text NOT NULL,
	"edition" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_reference" UNIQUE("reference"),
	CONSTRAINT "submissions_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "submissions_edition" CHECK ("submissions"."edition" in ('en-au', 'en-nz', 'en-za'))
);
--> statement-breakpoint
CREATE INDEX "submissions_received" ON "submissions" USING btree ("received_at");