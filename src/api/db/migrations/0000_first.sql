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
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"form" text NOT NULL,
	"edition" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
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
ALTER TABLE "letters" ADD CONSTRAINT "letters_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_products" ADD CONSTRAINT "registered_products_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_submission" ON "letters" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "letters_queued" ON "letters" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "registered_products_email" ON "registered_products" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registered_products_serial" ON "registered_products" USING btree ("serial_number");--> statement-breakpoint
CREATE INDEX "submissions_received" ON "submissions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "turn_counts_since" ON "turn_counts" USING btree ("since");