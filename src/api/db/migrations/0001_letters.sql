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
ALTER TABLE "letters" ADD CONSTRAINT "letters_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_submission" ON "letters" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "letters_queued" ON "letters" USING btree ("queued_at");