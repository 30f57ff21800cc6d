CREATE TABLE "payment_customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" uuid,
	"gateway" text NOT NULL,
	"customer" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_of_person" UNIQUE("person","gateway")
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_customers_made" ON "payment_customers" USING btree ("made_at");