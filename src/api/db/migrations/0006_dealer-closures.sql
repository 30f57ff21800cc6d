ALTER TABLE "dealers" ADD COLUMN "closures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "open_on_holidays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_closures" CHECK (jsonb_typeof("dealers"."closures") = 'array');