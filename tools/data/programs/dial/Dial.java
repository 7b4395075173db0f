// Asks a client of Java for "http://<host>/" and prints what it looked up or dialled: `java Dial.java url|http|okhttp`.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class Dial {
    public static void main(String[] args) throws Exception {
        Path log = Path.of(System.getenv("DIAL_LOG"));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String host = line.substring(1, line.length() - 1);
            Files.write(log, new byte[0]);
            String error = "";
            try {
                String url = "http://" + host + "/";
                if (args[0].equals("url")) ((HttpURLConnection) new URL(url).openConnection(Proxy.NO_PROXY)).getResponseCode();
                else if (args[0].equals("http")) HttpClient.newBuilder().build().send(HttpRequest.newBuilder(new URI(url)).build(), HttpResponse.BodyHandlers.discarding());
                else okhttp(url);
            } catch (Throwable e) {
                Throwable c = e.getCause() == null ? e : e.getCause();
                error = c.getClass().getSimpleName() + ": " + c.getMessage();
            }
            out.println(host + "  ->  " + new String(Files.readAllBytes(log), StandardCharsets.UTF_8).trim().replace("\n", " | ") + "   " + error);
        }
    }

    static void okhttp(String url) throws Exception {
        Class<?> client = Class.forName("okhttp3.OkHttpClient"), builder = Class.forName("okhttp3.Request$Builder");
        Object request = builder.getMethod("build").invoke(builder.getMethod("url", String.class).invoke(builder.getDeclaredConstructor().newInstance(), url));
        Object call = client.getMethod("newCall", Class.forName("okhttp3.Request")).invoke(client.getDeclaredConstructor().newInstance(), request);
        var execute = call.getClass().getMethod("execute");
        execute.setAccessible(true);
        execute.invoke(call);
    }
}
