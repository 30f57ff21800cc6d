ALTER TABLE "uploads" ADD COLUMN "warranty_request" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_warranty_request_warranty_requests_id_fk" FOREIGN KEY ("warranty_request") REFERENCES "public"."warranty_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_warranty_request" ON "uploads" USING btree ("warranty_request");--> statement-breakpoint
UPDATE "submissions" SET "waiting_since" = null
WHERE "form" = 'book-a-demo' AND "waiting_since" IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM "case_messages" m WHERE m."submission" = "submissions"."id" AND m."from" = 'customer');
