// Rust: the crate url, with the base that PROGRAM_BASE names, as `pnpm record-programs` builds it. Reads and writes lines of JSON by serde_json.
use serde_json::{json, Value};
use std::io::{self, BufRead, Write};

fn part(text: &str) -> Value {
    if text.is_empty() { Value::Null } else { json!(text) }
}

fn parse(input: &str) -> Result<url::Url, url::ParseError> {
    match std::env::var("PROGRAM_BASE") {
        Err(_) => url::Url::parse(input),
        Ok(base) => url::Url::parse(&base)?.join(input),
    }
}

fn read(input: &str) -> Value {
    match parse(input) {
        Err(error) => json!({ "error": error.to_string() }),
        Ok(url) => {
            let userinfo = match url.password() {
                Some(password) => json!(format!("{}:{}", url.username(), password)),
                None => part(url.username()),
            };
            json!({
                "scheme": url.scheme(), "userinfo": userinfo, "host": url.host_str(),
                "port": url.port().map(|port| port.to_string()), "path": url.path(),
                "query": url.query(), "fragment": url.fragment(),
            })
        }
    }
}

fn main() {
    let mut out = io::BufWriter::new(io::stdout());
    writeln!(out, "{}", json!({ "program": "Rust url", "version": env!("PROGRAM_VERSION") })).unwrap();
    for line in io::stdin().lock().lines() {
        let input: String = serde_json::from_str(&line.unwrap()).unwrap();
        writeln!(out, "{}", read(&input)).unwrap();
    }
}
